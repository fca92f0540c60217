import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, processorTime, SelfPlay } from '@coven/bots';
import { FastRandom, type Game, openGame, type Rules } from '@coven/core';
import { GAMES } from '@coven/games';
import { arenaBots } from '../arena/arena-bots.ts';
import { dealOf, lineupAt } from './duplicate.ts';
import type { Block, FromWorker, Job, Played } from './job.ts';
import { addOutcome, emptyTally, type Outcome } from './tally.ts';

/** How often to tell what was played, in milliseconds. */
const TELL_EVERY = 100;

const job = workerData as Job;
const rules: Rules = openGame(GAMES.find(({ id }) => id === job.game) as Game, job.seats, job.options);
const known = await arenaBots(job.game, { weights: job.weights, names: job.bots });
const bots = job.bots.map((id) => known.find((bot) => bot.id === id) as Bot);
const thinking = job.thinking === 'own' ? job.thinking : { ...job.thinking, clock: processorTime };
const answer = (message: FromWorker) => parentPort?.postMessage(message);

parentPort?.on('message', playBlock);
answer({ type: 'ready' });

function playBlock({ from, to }: Block): void {
  let tally = emptyTally(job.seats);
  let outcomes: Outcome[] = [];
  let told = performance.now();
  const tell = (type: Played['type']) => {
    answer({ type, tally, outcomes });
    tally = emptyTally(job.seats);
    outcomes = [];
    told = performance.now();
  };
  for (let game = from; game < to; game++) {
    const outcome = playGame(game);
    addOutcome(tally, outcome);
    if (job.detail === 'each') outcomes.push(outcome);
    if (performance.now() - told > TELL_EVERY) tell('playing');
  }
  tell('played');
}

function playGame(game: number): Outcome {
  const state = rules.start();
  const moves = job.deals === 'fresh' ? playFresh(game, state) : playDuplicate(game, state);
  const standings = [...rules.standings(state)].sort((a, b) => a.seat - b.seat);
  return { game, moves, scores: standings.map(({ score }) => score), places: standings.map(({ place }) => place) };
}

function playFresh(game: number, state: object): number {
  return new SelfPlay(rules, bots, new FastRandom(job.seed, game), thinking).finish(state);
}

function playDuplicate(game: number, state: object): number {
  const seated = bots.map((_, seat) => bots[lineupAt(game, seat, job.seats)] as Bot);
  const own = new FastRandom(`${job.seed} bots`, game);
  return new SelfPlay(rules, seated, own, thinking).finish(state, new FastRandom(job.seed, dealOf(game, job.seats)));
}
