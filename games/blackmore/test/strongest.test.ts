import { searchLaws } from '@coven/bots/laws';
import { FastRandom, openGame } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { expect, test } from 'vitest';
import { bestEnd } from '../bots/exact-end.ts';
import { strongest } from '../bots/strongest.ts';
import { blackmore } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { pointsOf } from '../rules/trick.ts';

searchLaws(blackmore, strongest, { games: 8, iterations: 60 });

test('the end with two seats is played exactly: no line of moves does better, by trying all', () => {
  const rules = openGame(blackmore, 2);
  const lead = ({ won }: State, seat: number) => {
    const by = pointsOf(won[seat] ?? []) - pointsOf(won[1 - seat] ?? []);
    return by + 1000 * Math.sign(by);
  };
  const after = (state: State, move: ReturnType<typeof rules.moves>[number]) => {
    const next = rules.clone(state);
    rules.apply(next, state.toAct, move);
    return next;
  };
  const value = (state: State, seat: number): number => {
    if (state.phase === 'over') return lead(state, seat);
    const values = rules.moves(state, state.toAct).map((move) => value(after(state, move), seat));
    return state.toAct === seat ? Math.max(...values) : Math.min(...values);
  };
  let checked = 0;
  for (let seed = 1; seed <= casesOf(10, 60); seed++) {
    const random = new FastRandom('end', seed);
    const state = rules.start();
    while (!state.isFinal || state.hands.some(({ size }) => size > 2)) {
      const isChance = rules.turn(state).kind === 'chance';
      const moves = isChance ? [rules.draw(state, random)] : rules.moves(state, state.toAct);
      rules.apply(state, isChance ? 'chance' : state.toAct, moves[random.below(moves.length)] as (typeof moves)[number]);
    }
    const seat = state.toAct;
    const line = bestEnd(rules, state, seat, (at) => rules.moves(at, at.toAct).map((move) => [move]));
    const [move] = line ?? [];
    if (state.phase === 'over' || move === undefined) continue;
    expect(value(after(state, move), seat)).toBe(value(state, seat));
    checked++;
  }
  expect(checked).toBeGreaterThan(5);
});
