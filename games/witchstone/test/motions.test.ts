import { FastRandom, openGame, type Rules } from '@coven/core';
import type { Told } from '@coven/web/games/game-table.ts';
import type { Motion } from '@coven/web/motion/motions.ts';
import { expect, test } from 'vitest';
import { type Shown, type View, type Witchstone, witchstone } from '../rules/index.ts';
import { SHELVES } from '../rules/names.plain.ts';
import { fileOf } from '../web/board.ts';
import { cauldronOf, exitsOf, rimOf } from '../web/cauldron.ts';
import { cellsOf } from '../web/hex.ts';
import { motions } from '../web/motions.ts';
import * as pieces from '../web/pieces.ts';
import { stopIn } from '../web/undo-stop.ts';

/** Everything that one picture can name on a wide screen that shows one player's cauldron. */
function namesIn(view: View, seat: number): { readonly pieces: ReadonlySet<string>; readonly anchors: ReadonlySet<string> } {
  const file = fileOf(view);
  const agenda = view.toAct === seat ? view.agenda : null;
  const cells = cellsOf(file.cauldron.radius).map(({ id }) => id);
  const found: string[] = [];
  for (const { cell, crystal } of cauldronOf(file, view, seat).values()) if (crystal) found.push(pieces.crystalOn(seat, cell.id));
  if (agenda?.crossing) found.push(pieces.crossingOf(seat));
  if (agenda) for (const { exit, number } of rimOf(exitsOf(file), agenda)) found.push(pieces.onRim(seat, exit.action, number));
  found.push(...view.row.map((_, at) => pieces.scrollOn(view, at + 1)));
  for (const chip of view.openChips) found.push(pieces.openChip(view.openChips, chip));
  for (const location of Object.keys(view.chips)) found.push(pieces.chipAt(location));
  view.players.forEach(({ tower, placed }, one) => {
    if (tower) found.push(pieces.highWitch(one));
    for (const location of placed) found.push(pieces.witchAt(one, location));
  });
  return {
    pieces: new Set(found),
    anchors: new Set([
      ...cells.map((cell) => pieces.cellPlace(seat, cell)),
      ...file.map.locations.map(({ id }) => pieces.placeOf(id)),
      ...view.players.map((_, one) => pieces.seatOf(one)),
      ...SHELVES.map(pieces.shelfOf),
      ...view.row.map((_, at) => pieces.rowPlace(at + 1)),
      pieces.STACK,
    ]),
  };
}

interface Scene {
  readonly shown: Shown;
  readonly before: View;
  readonly after: View;
  readonly motion: Motion;
}

/** Every step of some games as a spectator's picture before and after it, chance included as at a table. */
function* scenes(games: number): Generator<Scene> {
  for (let game = 0; game < games; game++) {
    const rules: Rules<Witchstone> = openGame(witchstone, 2 + (game % 3));
    const random = new FastRandom('motions', game);
    const state = rules.start();
    for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
      const before = rules.view(state, 'spectator');
      const told: Shown[] = [];
      const tell = (event: Parameters<NonNullable<Parameters<Rules<Witchstone>['apply']>[3]>>[0]) => {
        const shown = rules.show(event, 'spectator');
        if (shown) told.push(shown);
      };
      if (turn.kind === 'seats') {
        const seat = turn.seats[0]?.seat ?? 0;
        const moves = rules.moves(state, seat);
        const useful = moves.filter(({ type }) => type !== 'stop' && (type !== 'break' || random.below(40) === 0));
        const list = useful.length > 0 ? useful : moves;
        rules.apply(state, seat, list[random.below(list.length)] as (typeof list)[number], tell);
      }
      while (rules.turn(state).kind === 'chance') rules.apply(state, 'chance', rules.draw(state, random), tell);
      const after = rules.view(state, 'spectator');
      for (const shown of told) {
        const motion = (motions[shown.type] as ((shown: Shown, pictures: object) => Motion) | undefined)?.(shown, { before, after });
        if (motion) yield { shown, before, after, motion };
      }
    }
  }
}

test('whatever arrives is new in the next picture, whatever leaves is gone from it, and both ends are there', () => {
  const moved = new Map<string, number>();
  for (const { shown, before, after, motion } of scenes(12)) {
    const [was, is] = [namesIn(before, before.toAct), namesIn(after, before.toAct)];
    const anchors = new Set([...was.anchors, ...is.anchors]);
    for (const { piece, from } of motion.arrive ?? []) {
      expect(is.pieces, `${shown.type}: ${piece}`).toContain(piece);
      if (piece !== pieces.crossingOf(before.toAct)) expect(was.pieces, `${shown.type}: ${piece}`).not.toContain(piece);
      expect(anchors, `${shown.type}: ${from}`).toContain(from);
    }
    for (const { piece, to } of motion.leave ?? []) {
      expect(was.pieces, `${shown.type}: ${piece}`).toContain(piece);
      expect(is.pieces, `${shown.type}: ${piece}`).not.toContain(piece);
      expect(anchors, `${shown.type}: ${to}`).toContain(to);
    }
    if ((motion.arrive?.length ?? 0) + (motion.leave?.length ?? 0) > 0) moved.set(shown.type, (moved.get(shown.type) ?? 0) + 1);
  }
  for (const type of [
    'tower-taken',
    'witch-sent',
    'chip-taken',
    'crystal-moved',
    'crystal-to-rim',
    'crystal-racked',
    'crystal-broken',
    'scroll-taken',
  ])
    expect(moved.get(type), type).toBeGreaterThan(0);
});

test('of two copies in the row the one that was taken leaves, and what lay behind it moves up', () => {
  let twins = 0;
  for (const { shown, before, after, motion } of scenes(60)) {
    if (shown.type !== 'scroll-taken' || before.row.filter((scroll) => scroll === shown.scroll).length < 2) continue;
    twins++;
    expect(motion.leave).toEqual([{ piece: pieces.scrollOn(before, shown.place), to: pieces.seatOf(shown.seat) }]);
    for (const { piece, from } of motion.arrive ?? []) {
      const place = after.row.findIndex((_, at) => pieces.scrollOn(after, at + 1) === piece) + 1;
      expect(from).toBe(pieces.rowPlace(place + 1));
      // The same scroll lay where it comes from, unless that is the stack.
      if (place < before.row.length) expect(before.row[place]).toBe(after.row[place - 1]);
    }
    expect(motion.arrive).toHaveLength(after.row.length - shown.place + 1);
  }
  expect(twins).toBeGreaterThan(3);
});

test('what stops taking back is what came to light last in this turn', () => {
  const told = (...types: readonly Shown['type'][]) =>
    types.map((type, number) => ({ number, shown: { type } }) as unknown as Told<Witchstone>);
  expect(stopIn(told('scroll-turned', 'special-turned', 'began', 'tower-taken'))).toBeUndefined();
  expect(stopIn(told('turn-passed', 'tile-laid', 'scroll-taken', 'scroll-turned', 'energy-laid'))).toBe('scroll');
  expect(stopIn(told('turn-passed', 'scroll-turned', 'special-taken', 'special-turned', 'special-used'))).toBe('special');
  expect(stopIn(told('scroll-turned', 'turn-passed', 'tile-drawn'))).toBe('tile');
  expect(stopIn(told('turn-passed', 'scroll-turned', 'booster-played'))).toBe('shown');
  expect(stopIn(told('scroll-turned', 'tile-drawn', 'turn-passed', 'tile-laid'))).toBeUndefined();
});

test('a tile comes into the hand in both its halves; what others draw is not seen', () => {
  const pictures = { before: null, after: openGame(witchstone, 2).view(openGame(witchstone, 2).start(), 0) };
  const drawn = (tile: string) => motions['tile-drawn']?.({ type: 'tile-drawn', seat: 1, tile }, pictures).arrive;
  expect(drawn('energy-witch')).toEqual([0, 1].map((half) => ({ piece: pieces.halfOf('energy-witch', half), from: pieces.seatOf(1) })));
  expect(drawn('hidden')).toEqual([]);
});
