import { type Bot, type BotInput, SelfPlay } from '@coven/bots';
import { FastRandom, openGame, refusal } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { botsOf } from '../../index.ts';
import { greedy } from '../bots/greedy.ts';
import { type Witchstone, witchstone } from '../rules/index.ts';

const [random] = botsOf('witchstone') as [Bot<Witchstone>];

describe('greedy', () => {
  test.each([2, 3, 4])('with %i seats it always makes a legal move', (seats) => {
    const rules = openGame(witchstone, seats, { scrolls: seats === 3 ? 'hidden' : 'open' });
    const chance = new FastRandom('legal', seats);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      if (turn.kind === 'chance') {
        rules.apply(state, 'chance', rules.draw(state, chance));
        continue;
      }
      const seat = state.toAct;
      const input: BotInput<Witchstone> = {
        rules,
        seat,
        moves: rules.moves(state, seat),
        view: () => rules.view(state, seat),
        memory: () => {
          throw new Error('greedy does not remember');
        },
        random: chance,
        budget: 0,
        kept: {},
      };
      const chosen = greedy.choose(input);
      expect(refusal(rules, state, seat, chosen)).toBeUndefined();
      rules.apply(state, seat, chosen);
    }
    expect(rules.faults(state)).toEqual([]);
  });

  test('plays the same in every world that looks the same', () => {
    const rules = openGame(witchstone, 2);
    const state = rules.start();
    const chance = new FastRandom('same');
    let looked = 0;
    while (looked < 12) {
      const turn = rules.turn(state);
      if (turn.kind === 'over') break;
      if (turn.kind === 'chance') {
        rules.apply(state, 'chance', rules.draw(state, chance));
        continue;
      }
      const seat = state.toAct;
      const world = rules.sample(rules.view(state, seat), rules.memory(seat), new FastRandom('other', looked));
      const choose = (of: typeof state) => new SelfPlay(rules, [greedy, greedy], new FastRandom('bot', looked)).choose(of, seat);
      expect(rules.format(choose(world))).toBe(rules.format(choose(state)));
      rules.apply(state, seat, choose(state));
      looked++;
    }
    expect(looked).toBe(12);
  });

  test('beats random play by far', () => {
    const rules = openGame(witchstone, 2);
    for (let game = 0; game < 3; game++) {
      const state = rules.start();
      new SelfPlay(rules, [greedy, random], new FastRandom('beats', game)).finish(state);
      const [first, second] = rules.standings(state);
      expect((first?.score ?? 0) - (second?.score ?? 0)).toBeGreaterThan(60);
    }
  });

  /** What an independent implementation saw: large deviations are a bug. */
  test('self-play with four seats is healthy', () => {
    const rules = openGame(witchstone, 4);
    const games = casesOf(4, 8);
    let score = 0;
    let portals = 0;
    let racked = 0;
    for (let game = 0; game < games; game++) {
      const state = rules.start();
      new SelfPlay(rules, [greedy, greedy, greedy, greedy], new FastRandom('health', game)).finish(state);
      for (const standing of rules.standings(state)) score += standing.score / (4 * games);
      for (const player of state.players) {
        portals += player.portals / (4 * games);
        racked += (player.racked.reduce((sum, count) => sum + count, 0) + (player.black >= 0 ? 1 : 0)) / (4 * games);
      }
      expect(state.turn).toBe(44);
    }
    expect(score).toBeGreaterThan(95);
    expect(score).toBeLessThan(120);
    expect(portals).toBeGreaterThan(6);
    expect(portals).toBeLessThan(9);
    expect(racked).toBeGreaterThan(4.5);
    expect(racked).toBeLessThan(6.5);
  });
});
