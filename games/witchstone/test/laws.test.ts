import { playingOf } from '@coven/bots/laws';
import { FastRandom, openGame, type Rules, type Viewer } from '@coven/core';
import {
  casesOf,
  checkConduct,
  checkSampling,
  lawsOf,
  leaksFrom,
  movesListed,
  pairsOf,
  perft,
  playthrough,
  randomLog,
  type Unseen,
} from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { PAIRS } from '../rules/actions.plain.ts';
import { type Witchstone, witchstone } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

/** Each other player's tiles that were neither laid nor discarded: in hand or not drawn. WS-12.1 */
const unseen: Unseen<Witchstone> = (state, viewer, past) => {
  const seen = new Set(
    past.flatMap((event) => (event.type === 'tile-laid' || event.type === 'tile-discarded' ? [`${event.tile}-${event.seat}`] : [])),
  );
  return state.players.flatMap((_, seat) =>
    seat === viewer ? [] : [PAIRS.map(({ id }) => `${id}-${seat}`).filter((id) => !seen.has(id))],
  );
};

const levels =
  (...given: string[]) =>
  (seats: number) =>
    Array.from({ length: seats }, (_, seat) => given[seat % given.length] as string);
const HANDICAPS = { none: levels('none'), mixed: levels('level-1', 'level-3', 'level-2', 'none') };
const SCROLLS = ['open', 'hidden'];

const SEATS = [2, 3, 4];
/** The handicaps of a table are as many as its seats: which options there are depends on them. */
const TABLES = SCROLLS.flatMap((scrolls) => Object.values(HANDICAPS).map((handicap) => ({ scrolls, handicap, seeds: 200 })));
const EQUALS = ['level-3', 'level-2'].map((level, at) => ({ scrolls: SCROLLS[at] as string, handicap: levels(level), seeds: 60 }));

for (const [{ scrolls, handicap, seeds }, seats] of [...pairsOf(TABLES, SEATS), ...pairsOf(EQUALS, SEATS)]) {
  lawsOf({
    game: witchstone,
    players: { greedy: playingOf(greedy) },
    seats: [seats],
    options: [{ scrolls, handicap: handicap(seats) }],
    seeds,
    unseen,
  });
}

// With level 1 at every seat hands are empty: nothing is hidden that could interfere.
test.each(SEATS)('witchstone, %i seats, level 1 at every seat: conduct over random games', (seats) => {
  const rules = openGame(witchstone, seats, { handicap: levels('level-1')(seats) });
  for (let seed = 1; seed <= casesOf(6, 60); seed++) checkConduct(witchstone, rules, seed);
});

describe('the interference law can fail', () => {
  const rules = openGame(witchstone, 3, { scrolls: 'hidden' });
  const interferes = leaksFrom(rules, unseen, 20);

  test('it holds for the rules as they are', () => {
    expect(interferes({})).not.toThrow();
  });

  test('a view that tells another hand', () => {
    const view = (state: State, viewer: Viewer) => ({ ...rules.view(state, viewer), next: state.players.map(({ hand }) => hand) });
    expect(interferes({ view })).toThrow('cannot know');
  });

  test('an event that tells the tile drawn, or the tile taken up', () => {
    expect(interferes({ show: (event) => event })).toThrow('cannot know');
  });
});

describe('sampling', () => {
  const name = (state: State) => JSON.stringify(state.players.map(({ hand, stock }) => [hand, stock]));

  /** Two seats, one without a hand: the worlds differ in which of the fifteen tiles the others hold. */
  test('the sampled worlds are all possible ones, uniformly', () => {
    const rules = openGame(witchstone, 2, { handicap: ['none', 'level-2'] });
    const log = randomLog(rules, new FastRandom(4), 3 + 6 + 16 + 5 + 2 + 1);
    expect(checkTiles(rules, log)).toBe((15 * 14) / 2);
  });

  /** `checkSampling` tries all chance; what was seen in the open is the same in every world, so only tiles are tried. */
  function checkTiles(rules: Rules<Witchstone>, log: ReturnType<typeof randomLog>): number {
    const open = log.map(([by, line]) => (by === 'chance' && !line.startsWith('draw') ? line : undefined));
    let at = 0;
    const narrowed: Rules<Witchstone> = {
      ...rules,
      outcomes: (state) => {
        const dealt = openDrawn(state);
        const only = open[dealt];
        at = dealt;
        return rules.outcomes(state).filter(({ move }) => only === undefined || rules.format(move) === only);
      },
    };
    const worlds = checkSampling(narrowed, log, 0, name, new FastRandom(9), 20_000);
    expect(at).toBe(log.length - 1);
    return worlds;
  }

  /** How many chance moves a state of the deal is old. */
  function openDrawn(state: State): number {
    const specials = state.beside.filter((special) => special >= 0).length;
    const chips = state.chipAt.filter((chip) => chip >= 0).length;
    const tiles = state.players.reduce((sum, { stock }) => sum + 15 - PAIRS.filter(({ index }) => (stock & (1 << index)) !== 0).length, 0);
    return specials + state.row.length + chips + tiles;
  }
});

describe('playthroughs', () => {
  test.each([
    [2, {}],
    [3, { scrolls: 'hidden' }],
    [4, { handicap: ['none', 'level-3', 'level-2', 'level-1'] }],
  ])('%i seats, %o', async (seats, options) => {
    const text = playthrough(openGame(witchstone, seats, options), seats);
    await expect(text).toMatchFileSnapshot(`playthroughs/${seats}-seats.txt`);
  });
});

describe('counts', () => {
  test.each([
    [2, [12, 472, 9840]],
    [3, [12, 472, 9840]],
    [4, [12, 472, 9840]],
  ])('with %i seats the number of move sequences at depth 1 to 3, from the first turn', (seats, counts) => {
    const rules = openGame(witchstone, seats);
    const state = rules.start();
    const random = new FastRandom(seats);
    while (state.turn === 0) {
      const turn = rules.turn(state);
      if (turn.kind === 'chance') rules.apply(state, 'chance', rules.draw(state, random));
      else rules.apply(state, state.toAct, rules.moves(state, state.toAct)[0] as never);
    }
    expect([1, 2, 3].map((depth) => perft(rules, state, depth))).toEqual(counts);
  });

  test('the order of moves', () => {
    const rules = openGame(witchstone, 2);
    const listed = movesListed(rules, randomLog(rules, new FastRandom(5), 80));
    const orders = listed.map(({ by, texts }) => `${by}: ${texts.join(', ')}`);
    expect(orders).toMatchSnapshot();
  });
});
