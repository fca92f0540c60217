import { FastRandom, openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { PROPHECY_POINTS } from '../rules/figures.plain.ts';
import { BOARD, type Move, type View, witchstone } from '../rules/index.ts';
import { Scene } from './scene.ts';

const PROPHECIES = new Set(BOARD.scrolls.filter((scroll) => 'prophecy' in scroll).map(({ id }) => id));

/** Every view that somebody decides from in a game at random, and the last one. */
function* views(seats: number): Generator<View> {
  const rules = openGame(witchstone, seats);
  const random = new FastRandom('views', seats);
  const state = rules.start();
  for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
    if (turn.kind === 'chance') {
      rules.apply(state, 'chance', rules.draw(state, random));
      continue;
    }
    yield rules.view(state, state.toAct);
    const moves = rules.moves(state, state.toAct);
    const useful = moves.filter(({ type }) => type !== 'break' && type !== 'stop');
    const among = useful.length > 0 ? useful : moves;
    rules.apply(state, state.toAct, among[random.below(among.length)] as Move);
  }
  const end = rules.view(state, 'spectator');
  for (const { seat, score, parts } of rules.standings(state)) {
    expect(end.players[seat]?.final).toBe(score);
    expect({ ...end.players[seat]?.track, ...end.players[seat]?.end }).toEqual(
      Object.fromEntries(Object.entries(parts).filter(([, points]) => points !== 0)),
    );
  }
  yield end;
}

describe('the cauldron', () => {
  test('WS-2.3 a view names the groups of two and more symbols, and the strengths of the tile laid in this turn', () => {
    const scene = Scene.begun(2, { hands: [['energy-witch']] });
    expect(scene.view(1).groups).toEqual([[], []]);
    scene.move('tile energy-witch-0', 'lay c6 c5');
    expect(scene.view(1).groups).toEqual([[['energy', 'c6', 'd7']], []]);
    expect(scene.view(1).turnTile).toEqual({ at: 'c6', toward: 'c5', strengths: { energy: 2, witch: 1 }, second: null });
    scene.move('begin energy');
    expect(scene.view(1).turnTile).toMatchObject({ second: 'witch' });
  });

  test('WS-2.3 an action begins as strong as the view said', () => {
    let begun = 0;
    for (const view of views(3)) {
      if (view.phase !== 'order' || !view.turnTile) continue;
      begun++;
      const groups = view.groups[view.toAct] ?? [];
      for (const [action, strength] of Object.entries(view.turnTile.strengths)) {
        const { at, toward } = view.turnTile;
        const group = groups.find(([id, ...cells]) => id === action && (cells.includes(at) || cells.includes(toward)));
        expect(group === undefined ? 1 : group.length - 1).toBe(strength);
      }
    }
    expect(begun).toBe(33);
  });

  test('WS-6.2 WS-6.3 a crystal half-way, and those on the rim, are named with their cell and exit', () => {
    const scene = Scene.acting('crystal', 3);
    expect(scene.view(1).agenda).toMatchObject({ points: { crystal: 3 }, running: ['crystal'], crossing: null, rim: [] });
    scene.cover('energy', ['c4']).move('step d4 c4');
    expect(scene.view(1).agenda).toMatchObject({ crossing: { at: 'c4', crystal: 'black' }, points: { crystal: 2 } });
    const out = Scene.acting('crystal', 2).move('step d6 e6', 'rim e6');
    const exit = out.told('crystal-to-rim')[0]?.exit;
    expect(out.view(1).agenda?.rim).toEqual([{ exit, crystal: 'coloured' }]);
  });
});

describe('prophecies', () => {
  test('WS-9.4 how many there are of what is counted, and the levels reached', () => {
    const scene = Scene.begun().give('witches-waiting');
    const at = (lying: number) => {
      Object.assign(scene.player(), { lying, supply: 11 - lying });
      return scene.view(1).players[0]?.prophecies?.['witches-waiting'];
    };
    expect(at(0)).toEqual({ reached: 0, have: 0 });
    const levels = BOARD.scrolls.find(({ id }) => id === 'witches-waiting');
    const numbers = levels && 'prophecy' in levels ? (levels.levels as readonly number[]) : [];
    expect(numbers.map(at)).toEqual(numbers.map((have, level) => ({ reached: level + 1, have })));
  });

  test('WS-9.3 levels that are named one by one are not counted', () => {
    const scene = Scene.begun().give('path-of-stone');
    expect(scene.view(1).players[0]?.prophecies).toEqual({ 'path-of-stone': { reached: 0, have: null } });
  });

  test('WS-8.4 the levels in a view are worth what the end would add, and the row tells the viewer’s own', () => {
    let held = 0;
    for (const view of views(3)) {
      for (const { scrolls, prophecies, end } of view.players) {
        const own = (scrolls ?? []).filter((id) => PROPHECIES.has(id));
        const points = own.reduce((sum, id) => sum + (PROPHECY_POINTS[prophecies?.[id]?.reached ?? -1] ?? Number.NaN), 0);
        expect(points).toBe(end?.prophecies ?? 0);
        held += own.length;
      }
      expect(new Set(Object.keys(view.rowProphecies))).toEqual(new Set(view.row.filter((id) => PROPHECIES.has(id))));
    }
    expect(held).toBeGreaterThan(50);
  });

  test('WS-8.5 hidden scrolls do not show by their levels', () => {
    const scene = Scene.begun(2, { row: ['scrolls-collected'] }, { scrolls: 'hidden' }).give('chain-wand');
    const seen = (viewer: 0 | 1 | 'spectator') => scene.view(viewer).players[0];
    expect(seen(0)).toMatchObject({ prophecies: { 'chain-wand': { reached: 0 } }, final: expect.any(Number) });
    for (const viewer of [1, 'spectator'] as const) expect(seen(viewer)).toMatchObject({ prophecies: null, final: null, end: null });
    expect(scene.view('spectator').rowProphecies).toEqual({});
    expect(scene.view(0).rowProphecies).not.toEqual({});
  });
});

describe('tracks', () => {
  test('WS-7.2 an outlook tells whether the owl would lead', () => {
    const scene = Scene.acting('wand', 3);
    scene.player(1).wand = 2;
    const leads = (steps: number) => scene.rules.outlook(scene.view(0), { type: 'wand', steps }).isLeading;
    expect([1, 2, 3].map(leads)).toEqual([false, true, true]);
  });

  test('WS-2.5 the round is the turn of each player', () => {
    const scene = Scene.begun(3);
    const rounds = [1, 2, 3, 4, 33].map((turn) => {
      scene.state.turn = turn;
      return scene.view(0).round;
    });
    expect(rounds).toEqual([1, 1, 1, 2, 11]);
  });
});
