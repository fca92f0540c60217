import { type Bot, botsOf, SelfPlay } from '@coven/bots';
import { FastRandom, openGame, type Rules, refusal } from '@coven/core';
import { type Konotop, konotop, OUR_FILE } from '@coven/games/konotop';
import { describe, expect, test } from 'vitest';
import { sightOf, watch } from './watched.ts';

const [random, greedy] = botsOf('konotop') as [Bot<Konotop>, Bot<Konotop>];
const SEATS = [2, 3, 4, 5];

describe.each(SEATS)('greedy with %i seats', (seats) => {
  const rules = openGame(konotop, seats, { ties: seats % 2 === 0 ? 'next' : 'skip' });

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
  const rules = openGame(konotop, 2);
  const dealt = (hand: readonly string[], row: readonly string[]) => {
    const state = rules.start();
    const chance = (text: string) => rules.apply(state, 'chance', rules.parse(text) as Konotop['move']);
    for (const occupant of row) chance(`reveal ${occupant}`);
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
    expect(rules.format(greedy.choose(sightOf(rules, state, 0, new FastRandom(1))))).toBe('play skolopendra on bandos');
  });

  test('uses the whole chain if that brings an occupant down', () => {
    const hand = ['neoberezhne-vodinnia', 'neoberezhne-vodinnia', 'lysty-z-domu', 'mertva-tysha', 'mertva-tysha'];
    const state = dealt(hand, ['kombat', 'novobranets', 'naimanets', 'snaiper']);
    let moves = 0;
    while (state.phase === 'play' || state.phase === 'effect') {
      rules.apply(state, 0, greedy.choose(sightOf(rules, state, 0, new FastRandom(1))));
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
    greedy.choose(sightOf(counted, state, state.toAct, chance));
    expect(tried).toBeGreaterThan(1000);
    expect(tried).toBeLessThan(10_000);
  });
});
