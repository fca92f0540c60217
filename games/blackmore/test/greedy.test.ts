import { type Bot, botsOf } from '@coven/bots';
import { openGame } from '@coven/core';
import { type Blackmore, blackmore } from '@coven/games/blackmore';
import { describe, expect, test } from 'vitest';
import { greedyLaws } from './greedy-laws.ts';
import { watch } from './watched.ts';

const [, greedy] = botsOf('blackmore') as [Bot<Blackmore>, Bot<Blackmore>];

greedyLaws(blackmore, (seats) => ({ wheel: seats % 2 === 0 ? 'descending' : 'ascending' }), { games: 200, deviations: 6 });

describe('greedy', () => {
  test('sometimes changes the trump and sometimes keeps it', () => {
    const rules = openGame(blackmore, 2, { first: '0' });
    let crowned = 0;
    let kept = 0;
    for (let seed = 0; seed < 10; seed++) {
      for (const move of watch(greedy, rules, seed, () => {})) {
        if (move.startsWith('crown')) crowned++;
        if (move === 'keep') kept++;
      }
    }
    expect(crowned).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(0);
  });
});

test('the bots of a game are listed from the weakest to the strongest, and every game has random', () => {
  expect(botsOf('blackmore').map(({ id }) => id)).toEqual(['random', 'greedy']);
  expect(botsOf('constructor').map(({ id }) => id)).toEqual(['random']);
});
