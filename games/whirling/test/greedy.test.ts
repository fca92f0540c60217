import { greedyLaws, watch } from '@coven/bots/laws';
import { openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { bestBrew } from '../bots/best-brew.ts';
import { greedy } from '../bots/greedy.ts';
import { whirling } from '../rules/index.ts';

greedyLaws(whirling, greedy, (seats) => ({ characters: ['initiate', 'draft', 'random'][seats % 3] as string }), {
  games: 100,
  deviations: 5,
});

describe('greedy', () => {
  test('brews what overflows at once, and else what fills the neighbour', () => {
    const rules = openGame(whirling, 2);
    let gained = 0;
    for (let seed = 0; seed < 10; seed++) {
      watch(greedy, rules, seed, (state, seat, _, chosen) => {
        const best = bestBrew(rules.view(state, seat));
        if (!best) return;
        expect(chosen).toEqual(best.moves[0]);
        if (best.gain > 0) gained++;
      });
    }
    expect(gained).toBeGreaterThan(20);
  });

  test('uses every kind of effect it is given', () => {
    const effects = ['potion', 'raven', 'grimoire', 'pour', 'grow', 'buy', 'ready'];
    const used = new Set<string>();
    for (let seed = 0; seed < 60 && !effects.every((effect) => used.has(effect)); seed++) {
      for (const move of watch(greedy, openGame(whirling, 3, { characters: 'random' }), seed, () => {}))
        used.add(move.split(' ')[0] as string);
    }
    expect([...used]).toEqual(expect.arrayContaining(effects));
  });
});
