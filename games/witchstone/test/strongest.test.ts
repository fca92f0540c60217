import { type Bot, type Kept, random, SelfPlay } from '@coven/bots';
import { searchLaws } from '@coven/bots/laws';
import { FastRandom, openGame, refusal } from '@coven/core';
import { expect, test } from 'vitest';
import { strongest } from '../bots/strongest.ts';
import { type State, type Witchstone, witchstone } from '../rules/index.ts';

searchLaws(witchstone, strongest, { games: 2, iterations: 1 }, 35);

const anyone = random as Bot as Bot<Witchstone>;

test('plans to the end of its turn, and thinks again only after chance or somebody else came in between', () => {
  const rules = openGame(witchstone, 2);
  let samplings = 0;
  const counted = {
    ...rules,
    sample: (...known: Parameters<typeof rules.sample>) => {
      samplings++;
      return rules.sample(...known);
    },
  };
  const kept: Kept = {};
  const choose = (state: State) => {
    const [seat, view] = [state.toAct, () => rules.view(state, state.toAct)];
    const moves = rules.moves(state, seat);
    const memory = () => rules.memory(seat);
    return strongest.choose({ rules: counted, seat, moves, view, memory, random: new FastRandom(1), budget: 1, iterations: 1, kept });
  };
  const state = rules.start();
  const chance = new FastRandom('plans');
  const mayThink = new Set<number>();
  let moves = 0;
  while (state.turn < 7) {
    if (rules.turn(state).kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, chance));
      mayThink.add(moves);
    } else if (state.toAct === 0 && state.turn > 0) {
      const before = samplings;
      const move = choose(state);
      expect(refusal(rules, state, 0, move)).toBeUndefined();
      if (samplings > before) expect(mayThink).toContain(moves);
      rules.apply(state, 0, move);
      moves++;
    } else {
      rules.apply(state, state.toAct, anyoneIn(state));
      mayThink.add(moves);
    }
  }
  expect(samplings).toBeGreaterThan(2);
  expect(moves).toBeGreaterThan(3 * samplings);

  function anyoneIn(at: State) {
    const legal = rules.moves(at, at.toAct);
    return legal[chance.below(legal.length)] as Witchstone['move'];
  }
});

test('plays with hidden scrolls and with handicaps, down to a single tile drawn blindly', () => {
  const rules = openGame(witchstone, 2, { scrolls: 'hidden', handicap: ['level-1', 'level-3'] });
  const state = rules.start();
  new SelfPlay(rules, [strongest, anyone], new FastRandom('blind'), { budget: 1, iterations: 1 }).finish(state);
  expect(rules.faults(state)).toEqual([]);
  expect(rules.standings(state)[0]?.place).toBe(1);
});

test('has one budget for a turn, however often chance makes it think again', () => {
  const rules = openGame(witchstone, 2);
  const budget = 30;
  const chance = new FastRandom('budget');
  const state = rules.start();
  const kept: Kept = {};
  const turns = new Map<number, { looks: number; thoughts: number }>();
  let time = 0;
  while (state.turn < 16) {
    if (rules.turn(state).kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, chance));
      continue;
    }
    const seat = state.toAct;
    const moves = rules.moves(state, seat);
    if (seat === 1) {
      rules.apply(state, seat, moves[chance.below(moves.length)] as Witchstone['move']);
      continue;
    }
    const [before, view, memory] = [time, () => rules.view(state, seat), () => rules.memory(seat)];
    // Every look at the clock takes it on by a millisecond.
    const move = strongest.choose({ rules, seat, moves, view, memory, random: chance, budget, clock: () => time++, kept });
    const turn = turns.get(state.turn) ?? { looks: 0, thoughts: 0 };
    turns.set(state.turn, { looks: turn.looks + time - before, thoughts: turn.thoughts + (time > before ? 1 : 0) });
    rules.apply(state, seat, move);
  }
  // A thought looks at the clock a few times before it can end.
  for (const { looks, thoughts } of turns.values()) expect(looks).toBeLessThanOrEqual(budget + 5 * thoughts);
  expect([...turns.values()].filter(({ thoughts }) => thoughts > 1).length).toBeGreaterThan(1);
});
