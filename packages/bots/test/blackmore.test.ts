import { type Bot, botsOf, SelfPlay } from '@coven/bots';
import { FastRandom, openGame, refusal } from '@coven/core';
import { type Blackmore, blackmore } from '@coven/games/blackmore';
import { describe, expect, test } from 'vitest';
import { sightOf, watch } from './watched.ts';

const [random, greedy] = botsOf('blackmore') as [Bot<Blackmore>, Bot<Blackmore>];
const SEATS = [2, 3, 4, 5];

describe.each(SEATS)('greedy with %i seats', (seats) => {
  const rules = openGame(blackmore, seats, { wheel: seats % 2 === 0 ? 'descending' : 'ascending' });

  test('always makes a legal move', () => {
    for (let seed = 0; seed < 20; seed++) {
      watch(greedy, rules, seed, (state, seat, _, chosen) => expect(refusal(rules, state, seat, chosen)).toBeUndefined());
    }
  });

  test('chooses the same in every hidden world that gives it the same view', () => {
    const chance = new FastRandom('worlds', seats);
    let differing = 0;
    for (let seed = 0; seed < 5; seed++) {
      watch(greedy, rules, seed, (state, seat, memory, chosen) => {
        const other = rules.sample(rules.view(state, seat), memory, chance);
        if (JSON.stringify(rules.save(other)) !== JSON.stringify(rules.save(state))) differing++;
        expect(rules.format(greedy.choose(sightOf(rules, other, seat, new FastRandom(seed))))).toBe(rules.format(chosen));
      });
    }
    expect(differing).toBeGreaterThan(50);
  });

  test('plays the same game for the same seed, and another for another', () => {
    const [first, again, other] = [7, 7, 8].map((seed) => watch(greedy, rules, seed, () => {}));
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  test('beats random at equal odds beyond doubt', () => {
    const games = 200;
    let wins = 0;
    for (let game = 0; game < games; game++) {
      const own = game % seats;
      const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? greedy : random));
      const state = rules.start();
      new SelfPlay(rules, bots, new FastRandom('duel', game), 0).finish(state);
      if (rules.standings(state)[own]?.place === 1) wins++;
    }
    const fair = games / seats;
    const deviation = Math.sqrt(fair * (1 - 1 / seats));
    expect(wins).toBeGreaterThan(fair + 6 * deviation);
  });
});

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
