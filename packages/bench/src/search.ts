import { type Bot, type BotInput, SelfPlay } from '@coven/bots';
import { type Brain, playedOn } from '@coven/bots/search';
import { FastRandom, openGame, type Random, type Rules, type Seat, type Types } from '@coven/core';
import { allBotsOf, GAMES } from '@coven/games';
import { gameBenches } from './game-bench.ts';
import type { Benchmark, Row } from './row.ts';

const SEATS = 2;
const POSITIONS = 12;
/** Decisions between two positions. */
const EVERY = 5;
const WORLDS = 16;
const ITERATIONS = 60;
const ROUNDS = 3;

type BrainMaker = (rules: Rules, view: object) => Brain<never>;
/** Makes what plays a world on without comparing anything, for opened rules. */
export type PlayoutMaker = (rules: Rules, view: object) => (world: object, random: Random) => void;

/** One decision in the middle of a game, from what its seat knows. */
interface Position {
  readonly input: BotInput;
  readonly playOn: ReturnType<PlayoutMaker>;
  readonly worlds: readonly object[];
}

/** How often a search tries something out, compared with bare playouts from the same worlds by the same policy to the same horizon. */
export const SEARCH: Benchmark = {
  id: 'search',
  async run() {
    const rows: Row[] = [];
    const benches = await gameBenches();
    for (const game of GAMES.filter(({ search }) => search)) {
      const playoutOf = benches.get(game.id)?.playoutOf ?? (await playoutByBrain(game.id));
      // A game whose bot plans turns has no playouts to compare with.
      if (!playoutOf) continue;
      const rules = openGame(game, SEATS);
      const strongest = (await allBotsOf(game.id)).find(({ id }) => id === 'strongest') as Bot;
      const greedy = game.bots.at(-1) as Bot;
      const positions = positionsOf(rules, greedy, playoutOf);
      let [searched, bare] = [0, 0];
      for (let round = 0; round <= ROUNDS; round++) {
        const rates = [rateOf(positions, (position) => search(strongest, position)), rateOf(positions, play)];
        // The first round is warm-up.
        if (round === 0) continue;
        searched = Math.max(searched, rates[0] as number);
        bare = Math.max(bare, rates[1] as number);
      }
      rows.push(
        { id: `${game.id}, bare playouts`, value: bare, unit: 'playouts/s' },
        {
          id: `${game.id}, search`,
          value: searched,
          unit: 'iterations/s',
          ratio: { to: 'bare playouts', value: searched / bare, atLeast: 0.5 },
        },
      );
    }
    return rows;
  },
};

async function playoutByBrain(game: string): Promise<PlayoutMaker | undefined> {
  try {
    const { brainOf }: { brainOf: BrainMaker } = await import(`@coven/games/${game}/bots/brain.ts`);
    return (rules, view) => {
      const brain = brainOf(rules, view) as Brain<Types>;
      return (world, random) => playedOn(rules, brain, rules.clone(world), random);
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Decisions of one game between good players; those with nothing to choose are left out. */
function positionsOf(rules: Rules, bot: Bot, playoutOf: PlayoutMaker): readonly Position[] {
  const positions: Position[] = [];
  let decisions = 0;
  const noting = (seat: Seat): Bot => ({
    ...bot,
    remembers: true,
    choose(input) {
      if (input.moves.length > 1 && decisions++ % EVERY === 0 && positions.length < POSITIONS) positions.push(positionOf(input, playoutOf));
      return bot.choose({ ...input, seat });
    },
  });
  for (let game = 0; positions.length < POSITIONS; game++) {
    new SelfPlay(
      rules,
      Array.from({ length: rules.seats }, (_, seat) => noting(seat)),
      new FastRandom('search', game),
    ).finish(rules.start());
  }
  return positions;
}

function positionOf(input: BotInput, playoutOf: PlayoutMaker): Position {
  const { rules, seat, moves } = input;
  const [view, memory] = [structuredClone(input.view()), structuredClone(input.memory())];
  const sampler = rules.sampler(view, memory);
  const random = new FastRandom('worlds');
  return {
    input: { rules, seat, moves, view: () => view, memory: () => memory, random, budget: 0, iterations: ITERATIONS, kept: {} },
    playOn: playoutOf(rules, view),
    worlds: Array.from({ length: WORLDS }, () => sampler(random)),
  };
}

/** Per second. */
function rateOf(positions: readonly Position[], work: (position: Position) => number): number {
  const start = performance.now();
  const done = positions.reduce((sum, position) => sum + work(position), 0);
  return (done * 1000) / (performance.now() - start);
}

/** Every iteration looks at the clock, the first one when the time begins. Where nothing is left to find out the search ends early. */
function search(bot: Bot, { input }: Position): number {
  let iterations = 0;
  const clock = () => {
    iterations++;
    return 0;
  };
  bot.choose({ ...input, clock, kept: {} });
  return iterations;
}

function play({ playOn, worlds }: Position): number {
  const random = new FastRandom('playouts');
  for (let count = 0; count < ITERATIONS; count++) playOn(worlds[count % WORLDS] as object, random);
  return ITERATIONS;
}
