import { type Bot, random, SelfPlay } from '@coven/bots';
import { FastRandom, type Game, type Options, openGame, refusal, type Types } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { inputOf, watch } from './watched.ts';

/** How many games greedy plays against random, and by how many standard deviations its wins must exceed a fair share. */
interface Duel {
  readonly games: number;
  readonly deviations: number;
}

/** Tests for a game's greedy bot at two to five seats, with the options given for each number. */
export function greedyLaws<T extends Types>(game: Game<T>, greedy: Bot<T>, optionsFor: (seats: number) => Options, duel: Duel): void {
  describe.each([2, 3, 4, 5])('greedy with %i seats', (seats) => {
    const rules = openGame(game, seats, optionsFor(seats));

    test('always makes a legal move', () => {
      for (let seed = 0; seed < casesOf(3, 20); seed++) {
        watch(greedy, rules, seed, (state, seat, _, chosen) => expect(refusal(rules, state, seat, chosen)).toBeUndefined());
      }
    });

    test('chooses the same in every hidden world that gives it the same view', () => {
      const chance = new FastRandom('worlds', seats);
      let differing = 0;
      for (let seed = 0; seed < casesOf(2, 5); seed++) {
        watch(greedy, rules, seed, (state, seat, memory, chosen) => {
          const other = rules.sample(rules.view(state, seat), memory, chance);
          if (JSON.stringify(rules.save(other)) !== JSON.stringify(rules.save(state))) differing++;
          expect(rules.format(greedy.choose(inputOf(rules, other, seat, new FastRandom(seed))))).toBe(rules.format(chosen));
        });
      }
      expect(differing).toBeGreaterThan(casesOf(8, 20));
    });

    test('plays the same game for the same seed, and another for another', () => {
      const [first, again, other] = [7, 7, 8].map((seed) => watch(greedy, rules, seed, () => {}));
      expect(again).toEqual(first);
      expect(other).not.toEqual(first);
    });

    test('wins significantly more often than random', () => {
      // Fewer games with fewer deviations: the share of wins that is asked for stays the same.
      const games = casesOf(duel.games / 2, duel.games);
      const deviations = duel.deviations * Math.sqrt(games / duel.games);
      let wins = 0;
      for (let round = 0; round < games; round++) {
        const own = round % seats;
        const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? greedy : (random as Bot as Bot<T>)));
        const state = rules.start();
        new SelfPlay(rules, bots, new FastRandom('duel', round)).finish(state);
        if (rules.standings(state)[own]?.place === 1) wins++;
      }
      const fair = games / seats;
      const deviation = Math.sqrt(fair * (1 - 1 / seats));
      expect(wins).toBeGreaterThan(fair + deviations * deviation);
    });
  });
}
