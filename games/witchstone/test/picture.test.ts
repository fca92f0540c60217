import { FastRandom, openGame } from '@coven/core';
import { BOARD, END_PARTS, type View, witchstone } from '@coven/games/witchstone';
import { expect, test } from 'vitest';
import { buttonsOf, stageOf, tasksOf, typeOf } from '../src/games/witchstone/agenda.ts';
import { actionAt, boardOf } from '../src/games/witchstone/board.ts';
import { cauldronOf, exitsOf, groupSizeAt, groupsOf, withPiece } from '../src/games/witchstone/cauldron.ts';
import { PROPHECY_POINTS, scrollPicture } from '../src/games/witchstone/prophecy.ts';
import { readMove } from '../src/games/witchstone/read-move.ts';
import { projectedOf } from '../src/games/witchstone/score.ts';

/** Whole games at random; `look` is called with every picture a player decides from. */
function play(seats: number, look: (view: View, moves: readonly string[], rules: ReturnType<typeof open>) => void): void {
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
    look(rules.view(state, seat), moves.map(rules.format), rules);
    const useful = moves.filter(({ type }) => type !== 'break' && type !== 'stop');
    const among = useful.length > 0 ? useful : moves;
    rules.apply(state, seat, among[random.below(among.length)] as (typeof moves)[number]);
  }
  const end = rules.view(state, 'spectator');
  for (const { seat, score } of rules.standings(state)) expect(projectedOf(end.players[seat] as View['players'][number])).toBe(score);
}

function open(seats: number) {
  return openGame(witchstone, seats);
}

test('the levels shown on a scroll are those the rules count, and the projected score is the final one', () => {
  let prophecies = 0;
  play(3, (view) => {
    view.players.forEach((player, seat) => {
      const pictures = (player.scrolls ?? []).map((id) => scrollPicture(boardOf(view), view, seat, id));
      const points = pictures.reduce(
        (sum, picture) => sum + (picture?.kind === 'prophecy' ? (PROPHECY_POINTS[picture.reached] ?? 0) : 0),
        0,
      );
      expect(points).toBe(player.end?.[END_PARTS.indexOf('prophecies')]);
      prophecies += pictures.filter((picture) => picture?.kind === 'prophecy').length;
    });
  });
  expect(prophecies).toBeGreaterThan(50);
});

test('a tile’s previewed groups are as strong as the rules say', () => {
  let places = 0;
  play(2, (view, moves, rules) => {
    const player = view.players[view.toAct];
    if (!player || view.tile === null) return;
    const lying = cauldronOf(BOARD, player);
    for (const text of moves.filter((move) => move.startsWith('lay ')).slice(0, 12)) {
      const [, at = '', toward = ''] = text.split(' ');
      const groups = groupsOf(withPiece(lying, view.tile, at, toward));
      const move = rules.parse(text);
      if (!move) throw new Error(text);
      const { strengths } = rules.outlook(view, move);
      expect([at, toward].map((cell, half) => groupSizeAt(groups, actionAt(strengths[half]?.action ?? 0), cell))).toEqual(
        strengths.map(({ strength }) => strength),
      );
      places++;
    }
  });
  expect(places).toBeGreaterThan(100);
});

test('every offered move is read, and has a place on the table, a button or a piece of its own', () => {
  const types = new Set<string>();
  play(4, (view, moves, rules) => {
    const buttons = new Set(buttonsOf(moves));
    for (const move of moves) {
      types.add(typeOf(move));
      const read = readMove(move);
      expect(named(read)).toEqual(pickKeys(named(rules.parse(move)), Object.keys(read ?? {})));
      expect(buttons.has(move) || stageOf(move) !== null || ['tile', 'break'].includes(typeOf(move)), move).toBe(true);
    }
    // What is on the agenda can be done from it, and nothing is listed that is not there.
    for (const task of tasksOf(view, moves)) expect(task.moves.every((move) => moves.includes(move))).toBe(true);
  });
  for (const type of ['tower', 'tile', 'lay', 'begin', 'energy', 'prepare', 'send', 'pentagram', 'step', 'rim', 'rack', 'wand', 'take'])
    expect(types).toContain(type);
});

/** A move with its pieces by name: words need no more of them. */
function named(move: object | undefined): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(move ?? {}).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && 'id' in value ? value.id : value,
    ]),
  );
}

function pickKeys(from: Readonly<Record<string, unknown>>, keys: readonly string[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(keys.map((key) => [key, from[key]]));
}

test('exits lie on the rim, outside their cells', () => {
  for (const exit of exitsOf(BOARD)) {
    expect(exit.cells.length).toBeGreaterThan(0);
    expect(Math.hypot(exit.x, exit.y)).toBeGreaterThan(BOARD.cauldron.radius);
  }
});
