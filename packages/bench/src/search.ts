import { type Bot, type BotInput, SelfPlay } from '@coven/bots';
import { type Brain, playedOn } from '@coven/bots/search';
import { FastRandom, openGame, type Rules, type Seat } from '@coven/core';
import { allBotsOf, GAMES } from '@coven/games';
import type { Benchmark, Row } from './row.ts';

const SEATS = 2;
const POSITIONS = 12;
/** Decisions between two positions. */
const EVERY = 5;
const WORLDS = 16;
const ITERATIONS = 60;
const ROUNDS = 3;

type BrainMaker = (rules: Rules, view: object) => Brain<never>;

/** One decision in the middle of a game, from what its seat knows. */
interface Position {
  readonly input: BotInput;
  readonly brain: Brain<never>;
  readonly worlds: readonly object[];
}

/** How often a search tries something out, compared with bare playouts from the same worlds by the same policy to the same horizon. */
export const SEARCH: Benchmark = {
  id: 'search',
  async run() {
    const rows: Row[] = [];
    for (const game of GAMES.filter(({ search }) => search)) {
      const brainOf = await brainMakerOf(game.id);
      // A game whose bot plans turns has no playouts to compare with.
      if (!brainOf) continue;
      const rules = openGame(game, SEATS);
      const strongest = (await allBotsOf(game.id)).find(({ id }) => id === 'strongest') as Bot;
      const greedy = game.bots.at(-1) as Bot;
      const positions = positionsOf(rules, greedy, brainOf);
      let [searched, bare] = [0, 0];
      for (let round = 0; round <= ROUNDS; round++) {
        const rates = [
          rateOf(positions, (position) => search(strongest, position)),
          rateOf(positions, (position) => play(rules, position)),
        ];
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

async function brainMakerOf(game: string): Promise<BrainMaker | undefined> {
  try {
    const { brainOf }: { brainOf: BrainMaker } = await import(`@coven/games/${game}/bots/brain.ts`);
    return brainOf;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Decisions of one game between good players; those with nothing to choose are left out. */
function positionsOf(rules: Rules, bot: Bot, brainOf: BrainMaker): readonly Position[] {
  const positions: Position[] = [];
  let decisions = 0;
  const noting = (seat: Seat): Bot => ({
    ...bot,
    remembers: true,
    choose(input) {
      if (input.moves.length > 1 && decisions++ % EVERY === 0 && positions.length < POSITIONS) positions.push(positionOf(input, brainOf));
      return bot.choose({ ...input, seat });
    },
  });
  for (let game = 0; positions.length < POSITIONS; game++) {
    new SelfPlay(
      rules,
      Array.from({ length: rules.seats }, (_, seat) => noting(seat)),
      new FastRandom('search', game),
      0,
    ).finish(rules.start());
  }
  return positions;
}

function positionOf(input: BotInput, brainOf: BrainMaker): Position {
  const { rules, seat, moves } = input;
  const [view, memory] = [structuredClone(input.view()), structuredClone(input.memory())];
  const sampler = rules.sampler(view, memory);
  const random = new FastRandom('worlds');
  return {
    input: { rules, seat, moves, view: () => view, memory: () => memory, random, budget: 0, iterations: ITERATIONS, kept: {} },
    brain: brainOf(rules, view),
    worlds: Array.from({ length: WORLDS }, () => sampler(random)),
  };
}

/** Per second. */
function rateOf(positions: readonly Position[], work: (position: Position) => number): number {
  const start = performance.now();
  const done = positions.reduce((sum, position) => sum + work(position), 0);
  return (done * 1000) / (performance.now() - start);
}

/** Every iteration takes a world; the first world is where the search begins. Where nothing is left to find out it ends early. */
function search(bot: Bot, { input }: Position): number {
  let worlds = 0;
  const { rules } = input;
  const counting: Rules = {
    ...rules,
    sampler: (view, memory) => {
      const sampler = rules.sampler(view, memory);
      return (random) => {
        worlds++;
        return sampler(random);
      };
    },
  };
  bot.choose({ ...input, rules: counting, kept: {} });
  return worlds - 1;
}

function play(rules: Rules, { brain, worlds }: Position): number {
  const random = new FastRandom('playouts');
  for (let count = 0; count < ITERATIONS; count++) playedOn(rules, brain as never, rules.clone(worlds[count % WORLDS] as object), random);
  return ITERATIONS;
}
