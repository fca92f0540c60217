import { FastRandom, openGame } from '@coven/core';
import { expect, test } from 'vitest';
import { BOARD, type Group, type Move, type View, witchstone } from '../rules/index.ts';
import { buttonsOf, stageOf, tasksOf } from '../web/agenda.ts';
import { exitsOf } from '../web/cauldron.ts';
import { groupsWith, sizeAt } from '../web/groups.ts';
import { placesOf } from '../web/places.ts';
import { scrollPicture } from '../web/prophecy.ts';
import { stonesOf } from '../web/stones.ts';
import { walksAround } from '../web/walks.ts';
import { Scene } from './scene.ts';

/** Whole games at random; `look` is called with every picture a player decides from. */
function play(
  seats: number,
  look: (view: View, moves: readonly Move[], rules: ReturnType<typeof open>, after: (move: Move) => View) => void,
): void {
  const rules = open(seats);
  const random = new FastRandom('witchstone-picture', seats);
  const state = rules.start();
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random));
      continue;
    }
    const seat = turn.seats[0]?.seat ?? 0;
    const moves = rules.moves(state, seat);
    look(rules.view(state, seat), moves, rules, (move) => {
      const next = rules.clone(state);
      rules.apply(next, seat, move);
      return rules.view(next, seat);
    });
    const useful = moves.filter(({ type }) => type !== 'break' && type !== 'stop');
    const among = useful.length > 0 ? useful : moves;
    rules.apply(state, seat, among[random.below(among.length)] as (typeof moves)[number]);
  }
}

function open(seats: number) {
  return openGame(witchstone, seats);
}

test('a scroll’s levels are reached one after the other, as far as the view says', () => {
  const levels = (reached: number, id = 'chain-wand') => {
    const picture = scrollPicture(BOARD, { [id]: { reached, have: 4 } }, id);
    return picture?.kind === 'prophecy' ? picture.levels.map(({ isReached }) => isReached) : [];
  };
  expect(levels(0)).toEqual([false, false, false]);
  expect(levels(2)).toEqual([true, true, false]);
  for (const { id } of BOARD.scrolls) expect(scrollPicture(BOARD, null, id), id).toBeDefined();
  expect(scrollPicture(BOARD, {}, 'boost-any')).toEqual({ kind: 'booster', boosts: 'any', plus: expect.any(Number) });
  expect(scrollPicture(BOARD, {}, 'of-my-own')).toBeUndefined();
});

test('a piece that is tried out joins its groups instead of what they grew from', () => {
  const groups: readonly Group[] = [
    ['energy', 'a1', 'a2'],
    ['witch', 'b1', 'b2'],
    ['energy', 'g1', 'g2'],
  ];
  const joined = [
    { action: 'energy', strength: 3, cells: ['a1', 'a2', 'a3'] },
    { action: 'witch', strength: 1, cells: ['d4'] },
  ] as const;
  const shown = groupsWith(groups, joined);
  expect(shown).toEqual([
    ['witch', 'b1', 'b2'],
    ['energy', 'g1', 'g2'],
    ['energy', 'a1', 'a2', 'a3'],
    ['witch', 'd4'],
  ]);
  expect(sizeAt(shown, 'energy', 'a3')).toBe(3);
  expect(sizeAt(shown, 'witch', 'd4')).toBe(1);
  expect(sizeAt(shown, 'wand', 'f1')).toBe(1);
  expect(groupsWith(groups, [])).toEqual(groups);
});

test('a tile’s previewed groups are those of the view once it is laid', () => {
  let places = 0;
  play(2, (view, moves, rules, after) => {
    for (const move of placesOf(moves).slice(0, 6)) {
      const next = after(move).groups[view.toAct] ?? [];
      const shown = groupsWith(view.groups[view.toAct] ?? [], rules.outlook(view, move).strengths);
      const sorted = (groups: readonly Group[]) =>
        groups
          .filter(({ length }) => length > 2)
          .map(String)
          .sort();
      expect(sorted(shown)).toEqual(sorted(next));
      places++;
    }
  });
  expect(places).toBeGreaterThan(50);
});

test('of the walks the longest has a button, and leads to the cell where it ends', () => {
  const scene = Scene.acting('pentagram', 7).gain('wand', 4);
  const moves = scene.rules.moves(scene.state, 0);
  const { pentagram, rewards } = { pentagram: scene.view(0).players[0]?.pentagram ?? 0, rewards: scene.view(0).rewards };
  const buttons = buttonsOf(moves).filter(({ type }) => type === 'pentagram' || type === 'wand');
  expect(buttons).toEqual([
    { type: 'pentagram', steps: 7 },
    { type: 'wand', steps: 4 },
  ]);
  expect(buttonsOf(moves.toReversed())).toEqual(expect.arrayContaining(buttons));
  expect([...walksAround(moves, pentagram, rewards.length).values()].map(({ steps }) => steps)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // Ten steps around a ring of eight cells pass two cells twice.
  const around: Move[] = Array.from({ length: 10 }, (_, at) => ({ type: 'pentagram', steps: 10 - at }));
  expect(walksAround(around, 3, 8).get(5)).toEqual({ type: 'pentagram', steps: 10 });
  expect(walksAround(around, 3, 8).get(6)).toEqual({ type: 'pentagram', steps: 3 });
});

test('every offered move has a place on the table, a button or a piece of its own', () => {
  const types = new Set<string>();
  play(4, (view, moves) => {
    const buttons = new Set(buttonsOf(moves));
    for (const move of moves) {
      types.add(move.type);
      expect(buttons.has(move) || stageOf(move) !== null || ['tile', 'break'].includes(move.type), move.type).toBe(true);
    }
    // What is on the agenda can be done from it, and nothing is listed that is not there.
    for (const task of tasksOf(view, moves)) expect(task.moves.every((move) => moves.includes(move))).toBe(true);
  });
  for (const type of ['tower', 'tile', 'lay', 'begin', 'energy', 'prepare', 'send', 'pentagram', 'step', 'rim', 'rack', 'wand', 'take'])
    expect(types).toContain(type);
});

test('exits lie on the rim, outside their cells', () => {
  for (const exit of exitsOf(BOARD)) {
    expect(exit.cells.length).toBeGreaterThan(0);
    expect(Math.hypot(exit.x, exit.y)).toBeGreaterThan(BOARD.cauldron.radius);
  }
});

test.each([2, 3, 4])('WS-4.6 with %d players there is a place on the Witchstone for each, and no more', (seats) => {
  const rules = open(seats);
  const view = rules.view(rules.start(), 0);
  expect(stonesOf(view)).toEqual(BOARD.map.stonePlaces.slice(0, seats).map((points) => ({ points, seat: null })));
  const reached = { ...view, players: view.players.map((player, seat) => ({ ...player, stonePlace: seat === 1 ? 1 : 0 })) };
  expect(stonesOf(reached).map(({ seat }) => seat)).toEqual([1, ...Array.from({ length: seats - 1 }, () => null)]);
});
