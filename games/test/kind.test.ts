import { type Bot, kindly, random, SelfPlay } from '@coven/bots';
import { FastRandom, openGame } from '@coven/core';
import { casesOf, isDeep } from '@coven/core/laws';
import { botsOf, GAMES } from '@coven/games';
import { describe, expect, test } from 'vitest';

test('often takes the second or third best move, never one that is nearer to the worst', () => {
  const worths = [10, 9, 8, 7, 4, 0];
  const choose = kindly(new FastRandom('kind'), [9, 7, 4]);
  const picks = new Map<number, number>();
  for (let round = 0; round < 2000; round++) {
    const { move } = choose(worths, (worth) => worth);
    picks.set(move, (picks.get(move) ?? 0) + 1);
  }
  expect([...picks.keys()].sort((a, b) => b - a)).toEqual([10, 9, 8]);
  expect((picks.get(9) ?? 0) + (picks.get(8) ?? 0)).toBeGreaterThan(900);
  expect(choose([1, 5], (worth) => worth).move).toBe(5);
  expect(choose([Number.NEGATIVE_INFINITY, 3], (worth) => worth).move).toBe(3);
});

describe.each(GAMES.filter(({ bots }) => bots.some(({ id }) => id === 'kind')).map((game) => [game.id, game] as const))(
  '%s',
  (id, game) => {
    test('the kind bot wins against random, and loses against greedy', () => {
      const rules = openGame(game, 2);
      const find = (name: string) => botsOf(id).find((bot) => bot.id === name) as Bot;
      const games = casesOf(id === 'witchstone' ? 2 : 10, 60);
      const winsOf = (one: Bot, other: Bot) => {
        let wins = 0;
        for (let round = 0; round < games; round++) {
          const own = round % 2;
          const state = rules.start();
          new SelfPlay(rules, own === 0 ? [one, other] : [other, one], new FastRandom('kind', round)).finish(state);
          if (rules.standings(state)[own]?.place === 1) wins++;
        }
        return wins;
      };
      expect(winsOf(find('kind'), random)).toBeGreaterThan(games * 0.7);
      // Few games prove little where both play well: two nothing, ten only that kind is not far better.
      if (games > 2) expect(winsOf(find('greedy'), find('kind'))).toBeGreaterThan(games * (isDeep ? 0.5 : 0.3));
    });
  },
);
