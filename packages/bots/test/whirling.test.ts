import { type Bot, botsOf, SelfPlay } from '@coven/bots';
import { FastRandom, openGame, refusal } from '@coven/core';
import { bestBrew, type Whirling, whirling } from '@coven/games/whirling';
import { describe, expect, test } from 'vitest';
import { sightOf, watch } from './watched.ts';

const [random, greedy] = botsOf('whirling') as [Bot<Whirling>, Bot<Whirling>];
const SEATS = [2, 3, 4, 5];

describe.each(SEATS)('greedy with %i seats', (seats) => {
  const rules = openGame(whirling, seats, { characters: ['initiate', 'draft', 'random'][seats % 3] as string });

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
    const games = 100;
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
    expect(wins).toBeGreaterThan(fair + 5 * deviation);
  });
});

describe('greedy', () => {
  test('brews what overflows at once, and else what fills the neighbour', () => {
    const rules = openGame(whirling, 2);
    let gained = 0;
    for (let seed = 0; seed < 10; seed++) {
      watch(greedy, rules, seed, (state, seat, _, chosen) => {
        const best = bestBrew(rules.view(state, seat));
        if (!best) return;
        expect(rules.format(chosen)).toBe(best.moves[0]);
        if (best.gain > 0) gained++;
      });
    }
    expect(gained).toBeGreaterThan(20);
  });

  test('uses every kind of effect it is given', () => {
    const used = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      for (const move of watch(greedy, openGame(whirling, 3, { characters: 'random' }), seed, () => {}))
        used.add(move.split(' ')[0] as string);
    }
    expect([...used]).toEqual(expect.arrayContaining(['potion', 'raven', 'grimoire', 'pour', 'grow', 'buy', 'ready']));
  });
});

test('the bots of the game are listed from the weakest to the strongest', () => {
  expect(botsOf('whirling').map(({ id }) => id)).toEqual(['random', 'greedy']);
});
