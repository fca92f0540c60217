import { FastRandom, openGame } from '@coven/core';
import { randomMove } from '@coven/core/laws';
import { loadGameWords, loadRuleTexts } from '@coven/games';
import { LANGUAGES, type Pieces } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { templateGame } from '../rules/index.ts';

const PIECES: Pieces = { seat: (seat) => `S${seat}`, piece: (_, __, word) => word };

describe.each(LANGUAGES)('in %s', (language) => {
  test('there is a text for each rule of the rulebook', async () => {
    const rule = await loadRuleTexts('template-game', language);
    for (const { number } of templateGame.rules) expect(rule(number)).toMatch(/\S/);
    expect(rule('TG-9.9')).toBeUndefined();
  });

  test('every event, move and refusal of a whole game has a text', async () => {
    const words = await loadGameWords('template-game', language);
    const rules = openGame(templateGame, 3);
    const random = new FastRandom(1);
    const state = rules.start();
    const told: (string | undefined)[] = [];
    for (let next = randomMove(rules, state, random); next; next = randomMove(rules, state, random)) {
      told.push(words.move(next.move, PIECES));
      rules.apply(state, next.by, next.move, (event) => told.push(words.event(event, PIECES)));
    }
    expect(told.length).toBeGreaterThan(20);
    for (const text of told) expect(text).toMatch(/^[^\s].*[^\s]$/);
    expect(told.join(' ')).not.toMatch(/undefined|\[object/);
  });
});
