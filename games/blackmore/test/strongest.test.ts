import { searchLaws } from '@coven/bots/laws';
import { FastRandom, openGame } from '@coven/core';
import { casesOf } from '@coven/core/laws';
import { describe, expect, test } from 'vitest';
import { ExactEnd } from '../bots/exact-end.ts';
import { moveOf, strongest } from '../bots/strongest.ts';
import { CARDS, choicesIn, OVER, strengthTable, World } from '../bots/world.ts';
import { blackmore, type Move, type Side } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { pointsOf } from '../rules/trick.ts';
import { SIDES } from '../rules/wheel.ts';

searchLaws(blackmore, strongest, { games: 8, iterations: 60 });

function worldOf(seats: number, side: Side = 'descending'): World {
  return new World(seats, strengthTable(side));
}

/** Every choice of a world must stand for one move of the rules. */
function movesFor(world: World, moves: readonly Move[]): Move[] {
  const choices = new Int8Array(8);
  return Array.from(choices.subarray(0, choicesIn(world, choices)), (choice) => moveOf(moves, choice));
}

/** What lies on the table and in the hands; past tricks leave their traces in a world. */
function tableOf({ phase, toAct, leader, wheel, isFinal, trump, low, high, sizes, points, lowLeft, highLeft, pile, pileSize }: World) {
  return { phase, toAct, leader, wheel, isFinal, trump, low, high, sizes, points, lowLeft, highLeft, pile: pile.slice(0, pileSize) };
}

describe.each([2, 3, 4, 5])('a world with %i seats', (seats) => {
  test.each(SIDES)('goes on as the rules do, the wheel %s', (side) => {
    const rules = openGame(blackmore, seats, { wheel: side });
    for (let seed = 1; seed <= casesOf(8, 100); seed++) {
      const random = new FastRandom(`worlds ${seats}`, seed);
      const state = rules.start();
      while (rules.turn(state).kind === 'chance') rules.apply(state, 'chance', rules.draw(state, random));
      let world = worldOf(seats, side);
      world.load(state);
      const deck = [...world.deck.subarray(0, world.deckSize)];
      while (state.phase !== 'over') {
        if (rules.turn(state).kind === 'chance') {
          rules.apply(state, 'chance', { type: 'draw', card: CARDS[deck.pop() as number]?.id as string });
          continue;
        }
        expect(world.toAct).toBe(state.toAct);
        const moves = rules.moves(state, state.toAct);
        const listed = movesFor(world, moves);
        expect(new Set(listed)).toEqual(new Set(moves));
        const at = random.below(moves.length);
        const choices = new Int8Array(8);
        choicesIn(world, choices);
        // A copy, and one that was read from the state, go on alike.
        const copy = worldOf(seats, side);
        copy.copy(world);
        if (random.below(2) === 0) world = copy;
        const again = worldOf(seats, side);
        again.load(state);
        expect(tableOf(again)).toEqual(tableOf(world));
        rules.apply(state, state.toAct, listed[at] as Move);
        world.choose(choices[at] as number);
      }
      expect(world.phase).toBe(OVER);
      expect([...world.points.subarray(0, seats)]).toEqual(state.won.map(pointsOf));
    }
  });
});

test('the end with two seats is played exactly: no line of moves does better, by trying all', () => {
  const rules = openGame(blackmore, 2);
  const after = (state: State, move: Move) => {
    const next = rules.clone(state);
    rules.apply(next, state.toAct, move);
    return next;
  };
  const value = (state: State, seat: number): number => {
    if (state.phase === 'over') return pointsOf(state.won[seat] ?? []) - pointsOf(state.won[1 - seat] ?? []);
    const values = rules.moves(state, state.toAct).map((move) => value(after(state, move), seat));
    return state.toAct === seat ? Math.max(...values) : Math.min(...values);
  };
  const end = new ExactEnd(worldOf.bind(undefined, 2, 'descending'), (_, choice) => choice);
  let checked = 0;
  for (let seed = 1; seed <= casesOf(10, 60); seed++) {
    const random = new FastRandom('end', seed);
    const state = rules.start();
    while (!state.isFinal || state.hands.some(({ size }) => size > 2)) {
      const isChance = rules.turn(state).kind === 'chance';
      const moves = isChance ? [rules.draw(state, random)] : rules.moves(state, state.toAct);
      rules.apply(state, isChance ? 'chance' : state.toAct, moves[random.below(moves.length)] as Move);
    }
    if (state.phase === 'over') continue;
    const seat = state.toAct;
    const world = worldOf(2);
    world.load(state);
    expect(ExactEnd.fits(world)).toBe(true);
    const move = moveOf(rules.moves(state, seat), end.best(world, () => false) as number);
    expect(value(after(state, move), seat)).toBe(value(state, seat));
    checked++;
  }
  expect(checked).toBeGreaterThan(5);
});

test('the search of the end stops when its time is up', () => {
  const rules = openGame(blackmore, 2);
  const random = new FastRandom('late');
  const state = rules.start();
  while (!state.isFinal) {
    const isChance = rules.turn(state).kind === 'chance';
    const moves = isChance ? [rules.draw(state, random)] : rules.moves(state, state.toAct);
    rules.apply(state, isChance ? 'chance' : state.toAct, moves[random.below(moves.length)] as Move);
  }
  const world = worldOf(2);
  world.load(state);
  const end = new ExactEnd(worldOf.bind(undefined, 2, 'descending'), (_, choice) => choice);
  let asked = 0;
  expect(end.best(world, () => ++asked === 2)).toBeUndefined();
  expect(asked).toBe(2);
  expect(end.best(world, () => false)).toBeDefined();
});
