import { greedyLaws, inputOf } from '@coven/bots/laws';
import { FastRandom, openGame, type Rules } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { type Konotop, konotop, OUR_FILE } from '../rules/index.ts';

greedyLaws(konotop, greedy, (seats) => ({ ties: seats % 2 === 0 ? 'next' : 'skip' }), { games: 200, deviations: 6 });

describe('greedy', () => {
  const rules = openGame(konotop, 2);
  const dealt = (hand: readonly string[], row: readonly string[]) => {
    const state = rules.start();
    const chance = (text: string) => rules.apply(state, 'chance', rules.parse(text) as Konotop['move']);
    for (const occupier of row) chance(`reveal ${occupier}`);
    for (const card of hand) {
      chance(`draw ${card}`);
      chance('draw tuman');
    }
    chance('first 0');
    return state;
  };

  test('plays a boosted card where it counts most', () => {
    const state = dealt(
      ['skolopendra', 'irzha', 'mertva-tysha', 'mertva-tysha', 'chornyi-kit'],
      ['kombat', 'bandos', 'naimanets', 'snaiper'],
    );
    expect(rules.format(greedy.choose(inputOf(rules, state, 0, new FastRandom(1))))).toBe('play skolopendra on bandos');
  });

  test('uses the whole chain if that brings an occupier down', () => {
    const hand = ['neoberezhne-vodinnia', 'neoberezhne-vodinnia', 'lysty-z-domu', 'mertva-tysha', 'mertva-tysha'];
    const state = dealt(hand, ['kombat', 'novobranets', 'naimanets', 'snaiper']);
    let moves = 0;
    while (state.phase === 'play' || state.phase === 'effect') {
      rules.apply(state, 0, greedy.choose(inputOf(rules, state, 0, new FastRandom(1))));
      moves++;
    }
    expect(moves).toBe(3);
    expect(state.fallen.map(({ id }) => id)).toEqual(['novobranets']);
  });

  test('looks at a bounded number of chains, even with cards that chain without end', () => {
    const cards = JSON.stringify({
      ...OUR_FILE,
      cards: OUR_FILE.cards.map((card) => ({ ...card, effect: { kind: 'play-another', where: 'any' } })),
    });
    const chained = openGame(konotop, 2, { cards });
    const state = chained.start();
    const chance = new FastRandom(1);
    while (chained.turn(state).kind === 'chance') chained.apply(state, 'chance', chained.draw(state, chance));
    let tried = 0;
    const counted: Rules<Konotop> = {
      ...chained,
      apply: (...move) => {
        tried++;
        chained.apply(...move);
      },
    };
    greedy.choose(inputOf(counted, state, state.toAct, chance));
    expect(tried).toBeGreaterThan(1000);
    expect(tried).toBeLessThan(10_000);
  });
});
