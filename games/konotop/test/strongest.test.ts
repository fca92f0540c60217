import type { Kept } from '@coven/bots';
import { searchLaws } from '@coven/bots/laws';
import { FastRandom, openGame } from '@coven/core';
import { expect, test } from 'vitest';
import { strongest } from '../bots/strongest.ts';
import { type Konotop, konotop } from '../rules/index.ts';

searchLaws(konotop, strongest, { games: 4, iterations: 12 });

test('thinks once for a chain and plays it on while it sees what it foresaw', () => {
  const rules = openGame(konotop, 2);
  const state = rules.start();
  const chance = (text: string) => rules.apply(state, 'chance', rules.parse(text) as Konotop['move']);
  for (const occupier of ['kombat', 'novobranets', 'naimanets', 'snaiper']) chance(`reveal ${occupier}`);
  for (const card of ['neoberezhne-vodinnia', 'neoberezhne-vodinnia', 'lysty-z-domu', 'mertva-tysha', 'mertva-tysha']) {
    chance(`draw ${card}`);
    chance('draw tuman');
  }
  chance('first 0');
  let samplers = 0;
  const counted = {
    ...rules,
    sampler: (...known: Parameters<typeof rules.sampler>) => {
      samplers++;
      return rules.sampler(...known);
    },
  };
  const choose = (kept: Kept) =>
    strongest.choose({
      rules: counted,
      seat: 0,
      moves: rules.moves(state, 0),
      view: () => rules.view(state, 0),
      memory: () => rules.memory(0),
      random: new FastRandom(1),
      budget: 1,
      iterations: 40,
      kept,
    });
  const kept: Kept = {};
  rules.apply(state, 0, choose(kept));
  expect(state.phase).toBe('effect');
  expect(samplers).toBe(1);
  // Something else than it foresaw: it thinks again.
  const before = structuredClone(kept);
  state.points[1] = [1, 0, 0];
  choose(before);
  expect(samplers).toBe(2);
  state.points[1] = [0, 0, 0];
  while (state.phase === 'effect') rules.apply(state, 0, choose(kept));
  expect(samplers).toBe(2);
});
