import { parentPort, workerData } from 'node:worker_threads';
import { type Bot, SelfPlay } from '@coven/bots';
import { FastRandom, openGame, type Rules } from '@coven/core';
import { botsOf } from '@coven/games';
import { gameOf } from '../plan.ts';
import type { Block, FromWorker, Job } from './job.ts';
import { emptyTally, type Tally } from './tally.ts';

/** Maximum thinking time of a bot per move, in milliseconds. */
const BUDGET = 50;

const job = workerData as Job;
const rules: Rules = openGame(gameOf(job.game), job.seats, job.options);
const bots = job.bots.map((id) => botsOf(job.game).find((bot) => bot.id === id) as Bot);
const answer = (message: FromWorker) => parentPort?.postMessage(message);

parentPort?.on('message', (block: Block) => answer({ type: 'played', tally: playBlock(block) }));
answer({ type: 'ready' });

function playBlock({ from, to }: Block): Tally {
  const tally = emptyTally(job.seats);
  for (let game = from; game < to; game++) {
    const state = rules.start();
    const moves = new SelfPlay(rules, bots, new FastRandom(job.seed, game), BUDGET).finish(state);
    tally.games++;
    tally.moves += moves;
    tally.shortest = Math.min(tally.shortest, moves);
    tally.longest = Math.max(tally.longest, moves);
    for (const { seat, place, score } of rules.standings(state)) {
      const sum = tally.seats[seat] as Tally['seats'][number];
      if (place === 1) sum.wins++;
      sum.score += score;
      sum.squares += score * score;
    }
  }
  return tally;
}
