import { FastRandom, openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { ANY_CRYSTAL, hasRoom, planCauldron } from '../rules/cauldron.ts';
import { BOARD, type Move, witchstone } from '../rules/index.ts';
import { acting, type State } from '../rules/state.ts';
import { Scene } from './scene.ts';

const BOARD_PLAN = planCauldron(BOARD.cauldron);
const begun = (version: number) => Scene.begun(2, {}, {}, version);
const kindsOf = (scene: Scene) => new Set(scene.moves().map((text) => text.split(' ')[0]));

/** The other player holds all portals that the tower and the portals of seat 0 touch. */
function withoutPortals(scene: Scene): Scene {
  const { portals } = scene.board.map;
  return scene.portals(1, ...portals.filter(({ index }) => scene.state.portalOwner[index] === -1).map(({ id }) => id));
}

/** Only these cells are free, and crystals lie on those. */
function withCauldron(scene: Scene, { free, crystals }: { readonly free: readonly string[]; readonly crystals: readonly string[] }): Scene {
  const player = scene.player();
  player.cells = player.cells.map(() => 1);
  for (const id of free) player.cells[scene.cell(id)] = 0;
  for (const id of crystals) player.cells[scene.cell(id)] = 64;
  return scene;
}

describe('waiting-special-hex', () => {
  test.each([
    [1, 2],
    [2, 4],
  ])('WS-7.4 in version %i a silver cell scores %i for two special hexes taken and two that wait', (version, points) => {
    const scene = begun(version).gain('wand', 1);
    Object.assign(scene.player(), { wand: 17, behind: [0], laid: [3, scene.cell('c2'), -1] });
    scene.state.agenda.hexes = [1, 2];
    const before = scene.score();
    scene.move('wand 1', 'open');
    expect(scene.score() - before).toBe(points);
  });
});

describe('tiles-that-fit', () => {
  /** One free cell, with crystals beside it. */
  const cramped = (version: number) => withCauldron(begun(version), { free: ['d4'], crystals: ['d5', 'a1'] });

  test('WS-2.1 version 1 offers tiles that do not fit, and then only crystals', () => {
    const scene = cramped(1);
    expect(scene.ask).toBe('make-room');
    expect(scene.offered('tile')).toHaveLength(5);
    scene.move(scene.offered('tile')[0] as string);
    expect(kindsOf(scene)).toEqual(new Set(['break']));
  });

  test('WS-2.1 version 2 offers crystals until a tile fits', () => {
    const scene = cramped(2);
    expect(scene.ask).toBe('make-room');
    expect(scene.moves()).toEqual(['break a1', 'break d5']);
    scene.move('break a1');
    expect(scene.moves()).toEqual(['break d5']);
    scene.move('break d5');
    expect(scene.offered('tile')).toHaveLength(5);
  });

  test('WS-2.1 a tile drawn blind is there before room is made, in both versions', () => {
    for (const version of [1, 2]) {
      const scene = Scene.begun(2, {}, { handicap: ['level-1', 'none'] }, version).settle();
      withCauldron(scene, { free: ['d4'], crystals: ['d5'] });
      expect(scene.moves()).toEqual(['break d5']);
    }
  });
});

describe('idle-points', () => {
  /** Whose points are skipped, and whether the turn goes on. */
  const outcome = (scene: Scene) => {
    scene.rules.apply(scene.state, 0, scene.rules.parse('prepare') as Move, (event) => scene.events.push(event));
    return { skipped: scene.told('skipped').map(({ action }) => action), goesOn: scene.state.turn === 1 && scene.isIn('agenda') };
  };
  const GOES_ON = { skipped: [], goesOn: true };

  test('WS-2.2 energy without a portal to start is skipped from version 2 on', () => {
    const after = (version: number) => outcome(withoutPortals(begun(version)).gain('witch', 1).gain('energy', 2));
    expect(after(1)).toEqual(GOES_ON);
    expect(after(2)).toEqual({ skipped: ['energy'], goesOn: false });
  });

  test('WS-2.2 energy waits while a portal is being built', () => {
    const scene = begun(2);
    const portal = scene.board.map.portals.find(({ length, ends }) => length > 1 && (ends & scene.player().network) !== 0);
    withoutPortals(scene);
    scene.state.portalOwner[portal?.index as number] = 0;
    scene.state.portalEnergy[portal?.index as number] = 1;
    scene.player().building = portal?.index as number;
    expect(outcome(scene.gain('witch', 1).gain('energy', 1))).toEqual(GOES_ON);
  });

  /** The last witch is prepared with the first point; two portals of the other player lead on, so a witch needs two points. */
  const lastWitch = (version: number, points: number) => {
    const scene = begun(version);
    Object.assign(scene.player(), { supply: 1, lying: 0 });
    scene.portals(1, 'tower-0 village-0');
    scene.player().placed = 1 << scene.location('village-0');
    scene.portals(1, 'village-0 castle-3');
    return scene.gain('witch', points);
  };

  test('WS-2.2 a witch point that leads nowhere is skipped from version 2 on', () => {
    expect(outcome(lastWitch(1, 2))).toEqual(GOES_ON);
    expect(outcome(lastWitch(2, 2))).toEqual({ skipped: ['witch'], goesOn: false });
    expect(outcome(lastWitch(2, 3))).toEqual(GOES_ON);
  });

  test('WS-2.2 it waits while something on the agenda, or a booster, may still help', () => {
    expect(outcome(lastWitch(2, 2).gain('energy', 1))).toEqual(GOES_ON);
    expect(outcome(lastWitch(2, 2).gain('wand', 1))).toEqual(GOES_ON);
    expect(outcome(lastWitch(2, 2).give('boost-any'))).toEqual(GOES_ON);
    expect(outcome(lastWitch(2, 2).give('boost-wand'))).toEqual({ skipped: ['witch'], goesOn: false });
  });

  test('WS-2.2 a witch that no portal could ever bring anywhere is skipped at once', () => {
    const scene = lastWitch(2, 2);
    scene.player().placed = -1;
    scene.player().energy = 0;
    expect(outcome(scene.gain('wand', 1))).toEqual({ skipped: ['witch'], goesOn: true });
  });

  test('WS-2.2 a crystal point that moves no crystal is skipped from version 2 on', () => {
    const shut = (version: number) => withCauldron(begun(version), { free: [], crystals: ['d4'] }).gain('witch', 1);
    expect(outcome(shut(1).gain('crystal', 1))).toEqual(GOES_ON);
    expect(outcome(shut(2).gain('crystal', 1))).toEqual({ skipped: ['crystal'], goesOn: false });
    // Two points cross a covered cell and come back.
    expect(outcome(shut(2).gain('crystal', 2))).toEqual(GOES_ON);
  });

  test('WS-2.2 it waits while a crystal beside it can be taken out, leads over the rim or has a free cell beside it', () => {
    const among = (...crystals: readonly string[]) => withCauldron(begun(2), { free: [], crystals }).gain('witch', 1).gain('crystal', 1);
    expect(outcome(among('d4', 'd5'))).toEqual(GOES_ON);
    const exit = BOARD_PLAN.cells.find(({ index }) => (BOARD_PLAN.exits[index] as number) >= 0)?.id as string;
    expect(outcome(among(exit))).toEqual(GOES_ON);
    expect(outcome(withCauldron(among('d4'), { free: ['d5'], crystals: ['d4'] }))).toEqual(GOES_ON);
  });
});

describe('in play', () => {
  /** Moves that ask for what cannot be done: a tile that does not fit, or nothing but an end to idle points. */
  function awkwardMoves(version: number): number {
    let awkward = 0;
    for (let game = 0; game < 120; game++) {
      const seats = 2 + (game % 3);
      const rules = openGame(witchstone, seats, {}, version);
      const random = new FastRandom('awkward', game);
      const state = rules.start();
      for (let turn = rules.turn(state); turn.kind !== 'over'; turn = rules.turn(state)) {
        if (turn.kind === 'chance') {
          rules.apply(state, 'chance', rules.draw(state, random));
          continue;
        }
        const moves = rules.moves(state, state.toAct);
        if (isAwkward(state, moves)) awkward++;
        rules.apply(state, state.toAct, eager(moves, random));
      }
    }
    return awkward;
  }

  function isAwkward(state: State, moves: readonly Move[]): boolean {
    if (state.phase === 'tile') return moves.some(({ type }) => type === 'tile') && !fitsAfterAll(state);
    if (state.phase !== 'agenda' || moves.some(({ type }) => type !== 'stop' && type !== 'break')) return false;
    // The one point that can still be used after a crystal is taken out.
    return state.agenda.pools[3] !== 1;
  }

  /** Whether a tile fits, or is taken up to be discarded. */
  function fitsAfterAll(state: State): boolean {
    const { cells } = acting(state);
    return hasRoom(BOARD_PLAN, cells, 0) || !hasRoom(BOARD_PLAN, cells, ANY_CRYSTAL);
  }

  /** Anything rather than an early end, and energy and witches before all else: supplies run out. */
  function eager(moves: readonly Move[], random: FastRandom): Move {
    const wanted = moves.filter(({ type }) => type === 'energy' || type === 'prepare' || type === 'send' || type === 'set');
    const going = moves.filter(({ type }) => type !== 'stop' && type !== 'break');
    const list = wanted.length > 0 ? wanted : going.length > 0 ? going : moves;
    return list[random.below(list.length)] as Move;
  }

  test('WS-2.2 version 2 never asks for what cannot be done; version 1 does', () => {
    expect(awkwardMoves(1)).toBeGreaterThan(5);
    expect(awkwardMoves(2)).toBe(0);
  });
});
