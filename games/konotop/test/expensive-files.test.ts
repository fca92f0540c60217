import { FastRandom, openGame, reopenGame } from '@coven/core';
import { casesOf, mostExpensive, workOf } from '@coven/core/laws';
import { expect, test } from 'vitest';
import { MAX_DESTROYERS } from '../rules/file-check.ts';
import { checkCardFile, konotop } from '../rules/index.ts';
import { lengthOf, rulesWith, searchOf } from './expensive.ts';
import { changed } from './files.ts';

const DESTROY = { kind: 'destroy', whose: 'other', where: 'same-occupant' };

/** What `docs/data-files.md` promises. */
const MAX_MOVES = 600;

/** Only cards that destroy others. */
const allDestroy = changed((file) => {
  for (const card of file.cards) card.effect = DESTROY;
});

test('KW-8.1 a file with too many cards that destroy others is refused for new tables: its games might never end', () => {
  const problems = checkCardFile(allDestroy).map(({ line: _, ...problem }) => problem);
  expect(problems).toEqual([{ field: 'cards', reason: 'too-destructive', args: { count: 54, most: MAX_DESTROYERS }, isLimit: true }]);
  expect(() => openGame(konotop, 2, { cards: allDestroy })).toThrow('too-destructive');
});

test('KW-8.1 a table that has such a file already still opens, although its games need not end', () => {
  const rules = reopenGame(konotop, 5, { cards: allDestroy }, 1);
  expect(lengthOf(rules, new FastRandom(1), 'never')).toBeGreaterThan(rules.bound);
});

test('KW-8.1 as many destroyers as are accepted, among occupiers that withstand almost everything, let games end', () => {
  const text = changed((file) => {
    let left = MAX_DESTROYERS;
    for (const card of file.cards) {
      if (card.copies > left) continue;
      left -= card.copies;
      card.effect = DESTROY;
    }
    const strength = file.cards.reduce((sum: number, card: { strength: number; copies: number }) => sum + card.strength * card.copies, 0);
    for (const occupier of file.occupants) occupier.threshold = Math.ceil(strength / 4);
  });
  expect(checkCardFile(text)).toEqual([]);
  for (let game = 0; game < casesOf(10, 100); game++) {
    const rules = rulesWith(text, 2 + (game % 4));
    expect(lengthOf(rules, new FastRandom('destroyers', game), 'never')).toBeLessThan(rules.bound);
  }
});

test('KW-8.1 the most expensive file found stays within the documented numbers, and its games end within their bound', () => {
  for (let search = 0; search < casesOf(1, 4); search++) {
    const seats = search % 2 === 0 ? 5 : 2;
    const text = mostExpensive(searchOf(casesOf(100, 1000), seats), new FastRandom('expensive', search));
    expect(checkCardFile(text)).toEqual([]);
    for (let game = 0; game < casesOf(3, 30); game++) {
      const rules = rulesWith(text, 2 + (game % 4));
      expect(lengthOf(rules, new FastRandom('length', game), 'never')).toBeLessThan(rules.bound);
      const { moves, view } = workOf(rules, new FastRandom('work', game), 200);
      expect(moves).toBeLessThan(MAX_MOVES);
      expect(view).toBeLessThan(100_000);
    }
  }
});
