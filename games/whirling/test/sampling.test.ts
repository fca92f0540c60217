import { type Entry, FastRandom, type Rules } from '@coven/core';
import { casesOf, checkSampling, randomLog } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import type { Whirling } from '../rules/index.ts';
import { rulesFor } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { compiledTiny } from './tiny.ts';

/** Who holds what; a secret pick belongs to it. */
const name = (state: State) =>
  JSON.stringify([
    state.players.map(({ hand, pick, offered, kept, character }) => [
      hand.map(({ id }) => id),
      pick?.id,
      offered.map(({ id }) => id),
      kept?.id,
      character?.id,
    ]),
    state.deck.sorted().map(({ id }) => id),
    state.discards.map(({ id }) => id).sort(),
  ]);

/** Checks games at many places and returns the most worlds there were at one of them. */
function most(rules: Rules<Whirling>, games: number, longest = Number.POSITIVE_INFINITY): number {
  const random = new FastRandom(12);
  let worlds = 0;
  for (let game = 0; game < games; game++) {
    const whole = randomLog(rules, random, longest);
    for (const share of [0.1, 0.2, 0.3, 0.4, 0.5, 0.7]) {
      let end = Math.ceil(whole.length * share);
      while (end < whole.length && whole[end]?.[0] === 'chance') end++;
      const log = whole.slice(0, end);
      if (renewals(rules, log) > 1) continue; // What a second renewal hides is only guessed.
      worlds = Math.max(worlds, checkSampling(rules, log, random.below(rules.seats), name, random, 3000));
    }
  }
  return worlds;
}

function renewals(rules: Rules<Whirling>, log: readonly Entry[]): number {
  let count = 0;
  const state = rules.start();
  for (const [by, line] of log) {
    rules.apply(state, by, rules.parse(line) as never, ({ type }) => {
      if (type === 'deck-renewed') count++;
    });
  }
  return count;
}

describe('on a tiny deck the sampled worlds are all possible ones, uniformly', () => {
  const plain = Array.from({ length: 3 }, () => ({}));

  test('WW-8.1 two seats that pass hands on and remember them', () => {
    expect(most(rulesFor(compiledTiny(7, plain), { seats: 2, casting: 'random', handSize: 2 }), casesOf(3, 6))).toBeGreaterThan(8);
  });

  test('WW-8.1 three seats', () => {
    expect(most(rulesFor(compiledTiny(8, plain), { seats: 3, casting: 'random', handSize: 2 }), casesOf(2, 4))).toBeGreaterThan(8);
  });

  test('WW-8.1 a draft', () => {
    const compiled = compiledTiny(
      4,
      Array.from({ length: 5 }, () => ({})),
    );
    expect(most(rulesFor(compiled, { seats: 2, casting: 'draft', handSize: 1 }), casesOf(3, 6), 12)).toBeGreaterThan(5);
  });

  test('WW-7.1 discards are known to who discarded them', () => {
    const compiled = compiledTiny(10, [{ id: 'initiate', copies: 5, ability: 'fresh-start' }]);
    expect(most(rulesFor(compiled, { seats: 2, casting: 'initiate', handSize: 2 }), casesOf(4, 8), 12)).toBeGreaterThan(8);
  });

  test('WW-6.2 discards that make a new deck are known to lie there', () => {
    const compiled = compiledTiny(7, [{ id: 'initiate', copies: 5, ability: 'fresh-start' }]);
    expect(most(rulesFor(compiled, { seats: 2, casting: 'initiate', handSize: 2 }), casesOf(6, 12))).toBeGreaterThan(8);
  });

  test('the check can fail: a sampler that forgets the hands it passed on', () => {
    const rules = rulesFor(compiledTiny(7, plain), { seats: 2, casting: 'random', handSize: 2 });
    const forgetful: Rules<Whirling> = {
      ...rules,
      sampler: (view, memory) => rules.sampler(view, { ...memory, hands: memory.hands.map((hand) => ({ ...hand, cards: [] })) }),
    };
    expect(() => most(forgetful, 6)).toThrow('fits what the seat saw');
  });
});
