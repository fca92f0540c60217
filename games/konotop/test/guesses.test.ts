import { playingOf } from '@coven/bots/laws';
import { FastRandom, openGame, type Rules } from '@coven/core';
import { casesOf, hoarding, type Playing, uniformly, withMemories } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { greedy } from '../bots/greedy.ts';
import { deckOf } from '../rules/deck.ts';
import { type Konotop, konotop, OUR_FILE, type State } from '../rules/index.ts';
import type { Memory } from '../rules/memory.ts';
import { guesserFor } from '../rules/sample.ts';

const SEATS = 4;
const DECK = deckOf(OUR_FILE);
/** Maximum guesses in a hundred that find no cards that fit what was played; against hoarders 0.4 fail, against other players none. */
const MAX_FAILED = 2;

const PLAYERS: readonly [string, Playing<Konotop>][] = [
  ['hoarding', hoarding as Playing<Konotop>],
  ['greedy', playingOf(greedy)],
  ['random', uniformly as Playing<Konotop>],
];

/** What lies in the last deck is left of what it was made of: cards that were held back all the time are in no deck. */
function cardsThatCannotBe({ deck }: State, { decks, own }: Memory): readonly string[] {
  const [made = {}, drawn = {}] = [decks.at(-1), own.at(-1)];
  return DECK.cards.flatMap(({ id, index }) => ((deck[index] as number) > (made[id] ?? 0) - (drawn[id] ?? 0) ? [id] : []));
}

/** Counts guesses, those that failed, and worlds after a reshuffle. */
function guesses(rules: Rules<Konotop>, playing: Playing<Konotop>, games: number) {
  const counts = { made: 0, failed: 0, reshuffled: 0 };
  for (let seed = 1; seed <= games; seed++) {
    withMemories(rules, playing, seed, casesOf(3, 1), ({ state, seat, memory }) => {
      const guess = guesserFor(DECK, memory)?.guess(new FastRandom('guess', counts.made));
      const world = rules.sampler(rules.view(state, seat), memory)(new FastRandom('guess', counts.made));
      counts.made++;
      if (!guess) {
        counts.failed++;
        return;
      }
      // The world is the guess, and fits the memory.
      const others = world.hands.map((hand, at) => (at === seat ? [] : hand.map(({ index }) => index)));
      expect(others).toEqual(guess.hands.map((hand) => hand.toSorted((a, b) => a - b)));
      expect(cardsThatCannotBe(world, memory)).toEqual([]);
      if (memory.decks.length > 1) counts.reshuffled++;
    });
  }
  return counts;
}

describe('worlds are guessed by what was played', () => {
  test.each(PLAYERS)('in games of %s players nearly always', (_, playing) => {
    const { made, failed, reshuffled } = guesses(openGame(konotop, SEATS), playing, casesOf(6, 30));
    expect(made).toBeGreaterThan(20);
    expect(failed * 100).toBeLessThanOrEqual(made * MAX_FAILED);
    expect(reshuffled).toBeGreaterThan(5);
  });

  test('the test can fail: worlds that fit the view alone have cards in the deck that cannot be there', () => {
    const rules = openGame(konotop, SEATS);
    const forgetful: Rules<Konotop> = { ...rules, sampler: (view) => rules.sampler(view, rules.memory(view.viewer)) };
    expect(() => guesses(forgetful, uniformly as Playing<Konotop>, 1)).toThrow('to deeply equal');
    const found = new Set<string>();
    withMemories(rules, hoarding as Playing<Konotop>, 1, 7, ({ state, seat, memory, random }) => {
      const world = rules.sample(rules.view(state, seat), rules.memory(seat), random);
      for (const card of cardsThatCannotBe(world, memory)) found.add(card);
    });
    expect(found.size).toBeGreaterThan(0);
  });
});
