import { describe, expect, test } from 'vitest';
import { levelsReached } from '../rules/prophecies.ts';
import type { Prophecy } from '../rules/scroll-cards.ts';
import { Scene } from './scene.ts';

const ROW = ['chain-wand', 'boost-any', 'path-of-stone', 'boost-wand', 'silver-cells', 'chain-energy'];

describe('scrolls', () => {
  test('WS-8.1 example: strength 3: one of the first three; the row closes up and a new one comes', () => {
    const scene = Scene.acting('scroll', 3, { row: ROW });
    expect(scene.offered('take')).toEqual(['take chain-wand 1', 'take boost-any 2', 'take path-of-stone 3']);
    expect(scene.refused('take boost-wand 4')).toEqual({ rule: 'WS-8.1', reason: 'out-of-reach' });
    expect(scene.refused('take chain-scroll 1')).toEqual({ rule: 'WS-8.1', reason: 'not-in-row' });
    scene.move('take boost-any 2').chance('turn-scroll chain-scroll');
    expect(scene.view(1).row).toEqual(['chain-wand', 'path-of-stone', 'boost-wand', 'silver-cells', 'chain-energy', 'chain-scroll']);
    expect(scene.view(1).players[0]?.scrolls).toEqual(['boost-any']);
  });

  test('WS-8.1 the stack empty: the row shrinks; all gone: skipped', () => {
    const scene = Scene.acting('scroll', 1, { row: ROW });
    scene.state.scrolls = { counts: scene.state.scrolls.counts.map(() => 0), size: 0 };
    scene.move('take chain-wand 1');
    expect(scene.view(1).row).toHaveLength(5);
    scene.gain('scroll', 2).gain('energy', 1);
    scene.state.row = [];
    scene.move('energy tower-0 village-0');
    expect(scene.told('skipped')).toMatchObject([{ action: 'scroll' }]);
  });

  test('WS-8.2 scrolls never add up: each has a reach of its own', () => {
    const scene = Scene.acting('scroll', 3, { row: ROW }).gain('scroll', 1);
    expect(scene.state.agenda.reaches).toEqual([1, 3]);
    scene.move('take chain-wand 1').settle();
    expect(scene.state.agenda.reaches).toEqual([3]);
    expect(scene.offered('take')).toHaveLength(3);
  });

  test('WS-8.2 the wand gives a scroll out of 3, or of 6 to the leader', () => {
    const reach = (leader: number) => {
      const scene = Scene.acting('wand', 1, { row: ROW });
      scene.player().wand = 16;
      scene.player(1).wand = leader;
      scene.move('wand 1', 'open');
      return scene.offered('take').length;
    };
    expect([reach(19), reach(17)]).toEqual([3, 6]);
  });

  test('WS-8.3 example: wand 3 and a wand booster: two cells more, after the move and before its first reward', () => {
    const scene = Scene.acting('wand', 3).give('boost-wand').give('boost-wand').move('wand 3');
    scene.move('boost boost-wand wand', 'wand 2');
    expect(scene.player().wand).toBe(5);
    scene.move('open');
    expect(scene.offered('boost')).toEqual([]);
    expect(scene.refused('boost boost-wand wand')).toEqual({ rule: 'WS-8.3', reason: 'not-running', args: { action: 'wand' } });
  });

  test('WS-8.3 example: crystal booster and joker: +3', () => {
    const scene = Scene.acting('crystal', 1).give('boost-crystal').give('boost-any');
    scene.move('boost boost-crystal crystal', 'boost boost-any crystal');
    expect(scene.pool('crystal')).toBe(1 + 3);
    expect(scene.view(1).players[0]).toMatchObject({ scrolls: [], used: ['boost-crystal', 'boost-any'] });
  });

  test('WS-8.3 only with a running action of that type', () => {
    const scene = Scene.acting('energy', 1).give('boost-wand').give('boost-any');
    expect(scene.offered('boost')).toEqual(['boost boost-any energy']);
    expect(scene.refused('boost boost-wand wand')).toMatchObject({ rule: 'WS-8.3', reason: 'not-running' });
    expect(scene.refused('boost boost-wand energy')).toEqual({ rule: 'WS-8.3', reason: 'wrong-booster' });
    expect(scene.refused('boost boost-energy energy')).toEqual({ rule: 'WS-8.3', reason: 'no-booster' });
  });

  test('WS-8.3 a scroll is boosted before it is taken, the pentagram before its first reward', () => {
    const scroll = Scene.acting('scroll', 2, { row: ROW }).give('boost-scroll').move('boost boost-scroll scroll 2');
    expect(scroll.offered('take')).toHaveLength(4);
    const ring = Scene.acting('pentagram', 2)
      .give('boost-pentagram')
      .give('boost-any')
      .move('pentagram 2', 'boost boost-pentagram pentagram', 'pentagram 2');
    expect(ring.player().pentagram).toBe(4);
    ring.move('collect').settle();
    expect(ring.offered('boost')).toEqual([]);
  });

  test('WS-8.4 an unused booster scores 2; a prophecy 1, 3, 5 or 7 for 0 to 3 levels', () => {
    const scene = Scene.begun().give('boost-any').give('boost-wand').give('witches-waiting');
    const points = [0, 1, 2, 3].map((lying) => {
      scene.player().lying = lying;
      return scene.parts().prophecies;
    });
    expect(points).toEqual([1, 3, 5, 7]);
    expect(scene.parts().boosters).toBe(4);
  });

  test('WS-8.5 scrolls lie open, or by option number and kinds of unused ones are hidden from the others', () => {
    const open = Scene.begun(2).give('boost-any');
    expect(open.view(1).players[0]?.scrolls).toEqual(['boost-any']);
    const hidden = Scene.begun(2, {}, { scrolls: 'hidden' }).give('boost-any');
    expect(hidden.view(0).players[0]?.scrolls).toEqual(['boost-any']);
    expect(hidden.view(1).players[0]).toMatchObject({ scrolls: null, end: null });
    expect(hidden.view('spectator').players[0]?.scrolls).toBeNull();
    const memory = hidden.rules.memory(1);
    hidden.rules.learn(memory, { type: 'scroll-taken', seat: 0, scroll: 'boost-any', place: 1 });
    expect(memory.held[0]).toEqual(['boost-any']);
    hidden.rules.learn(memory, { type: 'booster-played', seat: 0, scroll: 'boost-any', action: 'energy', plus: 1 });
    expect(memory.held[0]).toEqual([]);
  });
});

describe('prophecies', () => {
  const scene = () => Scene.begun();
  const levels = (at: Scene, id: string) => levelsReached(at.board, at.player(), at.board.scrollById.get(id) as Prophecy);
  const occupy = (at: Scene, ...ids: string[]) => {
    for (const id of ids) at.player().placed |= 1 << at.location(id);
    return at;
  };

  test('WS-9.1 example: five witches joined, loose ones ignored: 5 points', () => {
    const at = scene().cover('witch', ['c2', 'c3', 'd3', 'e2', 'e3', 'b5']).give('chain-witch');
    expect(levels(at, 'chain-witch')).toBe(2);
    expect(at.parts().prophecies).toBe(5);
  });

  test.each([
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('WS-9.1 a chain of %i reaches level %i', (size, level) => {
    expect(levels(scene().cover('wand', ['c2', 'c3', 'd3', 'e2', 'e3', 'e4'].slice(0, size)), 'chain-wand')).toBe(level);
  });

  test('WS-9.2 own witches on 1, 2, 3 locations of a kind', () => {
    const at = scene();
    expect(levels(at, 'three-village')).toBe(0);
    expect(levels(occupy(at, 'village-0'), 'three-village')).toBe(1);
    expect(levels(occupy(at, 'village-1', 'forest-0'), 'three-village')).toBe(2);
    expect(levels(occupy(at, 'village-2'), 'three-village')).toBe(3);
  });

  test('WS-9.2 in order: a level counts only with all before it', () => {
    const at = occupy(scene(), 'village-0', 'castle-0');
    expect(levels(at, 'path-of-leaves')).toBe(0);
    expect(levels(occupy(at, 'forest-1'), 'path-of-leaves')).toBe(3);
    expect(levels(occupy(scene(), 'forest-1', 'castle-0'), 'path-of-leaves')).toBe(1);
  });

  test('WS-9.3 example: forest and one other tower joined: level 1; a second other tower: level 2', () => {
    const at = scene().portals(0, 'tower-0 forest-0', 'tower-0 stone', 'tower-1 stone');
    expect(levels(at, 'web-of-towers')).toBe(1);
    expect(levels(at.portals(0, 'tower-2 stone'), 'web-of-towers')).toBe(2);
    expect(levels(at.portals(0, 'tower-3 stone'), 'web-of-towers')).toBe(3);
  });

  test('WS-9.3 the same kind twice means two different locations', () => {
    const at = scene().portals(0, 'tower-0 village-0');
    expect(levels(at, 'web-of-roots')).toBe(0);
    expect(levels(at.portals(0, 'tower-0 village-1'), 'web-of-roots')).toBe(1);
  });

  test('WS-9.4 the place on the Witchstone: third, second, first', () => {
    const reached = [-1, 3, 2, 1, 0].map((stonePlace) => {
      const at = scene();
      at.player().stonePlace = stonePlace;
      return levels(at, 'place-on-stone');
    });
    expect(reached).toEqual([0, 0, 1, 2, 3]);
  });

  test.each<[string, readonly number[], (at: Scene, count: number) => void]>([
    ['witches-on-board', [4, 5, 6, 7, 8, 9], (at, count) => Object.assign(at.player(), { lying: count - 2, placed: 0b100 })],
    ['witches-waiting', [0, 1, 2, 3], (at, count) => Object.assign(at.player(), { lying: count })],
    ['silver-cells', [2, 3, 4, 5], (at, count) => Object.assign(at.player(), { silvers: count })],
    [
      'special-hexes',
      [1, 2, 3, 4],
      (at, count) => Object.assign(at.player(), { behind: Array.from({ length: count - 1 }, () => 0), laid: [1, 2, -1] }),
    ],
    ['chips-collected', [3, 4, 5, 6, 7], (at, count) => Object.assign(at.player(), { chips: [count, 0, 0, 0, 0, 0, 0] })],
    ['crystals-on-rack', [2, 3, 4, 5], (at, count) => Object.assign(at.player(), { racked: [count - 1, 0, 0, 0, 0, 0, 1], black: 2 })],
    [
      'scrolls-collected',
      [3, 4, 5, 6],
      (at, count) =>
        Object.assign(at.player(), {
          scrolls: at.player().scrolls.map((_, i) => (i === 0 ? count - 1 : 0)),
          used: at.player().used.map((_, i) => (i === 1 ? 1 : 0)),
        }),
    ],
  ])('WS-9.4 %s by count', (id, counts, arrange) => {
    const expected: Record<string, number[]> = {
      'witches-on-board': [0, 1, 1, 2, 2, 3],
      'chips-collected': [0, 1, 2, 2, 3],
    };
    const reached = counts.map((count) => {
      const at = scene();
      arrange(at, count);
      return levels(at, id);
    });
    expect(reached).toEqual(expected[id] ?? [0, 1, 2, 3]);
  });

  test('WS-9.5 the own tower is no other tower', () => {
    const at = scene();
    expect(at.player().network).toBe(1 << at.location('tower-0'));
    expect(levels(at.portals(0, 'tower-0 forest-0'), 'web-of-towers')).toBe(0);
    expect(levels(occupy(at, 'tower-2'), 'three-other-tower')).toBe(1);
  });
});

describe('the end', () => {
  test('WS-10.1 owl tiles, 2 per chip and scrolls are added; the highest total wins', () => {
    const at = Scene.begun().give('boost-any').give('silver-cells');
    at.player().owls = [7, 4];
    const [mine, other] = at.rules.standings(at.state);
    expect(mine?.parts).toMatchObject({ witches: 2, 'chip-points': 3, owls: 11, chips: 2, boosters: 2, prophecies: 1 });
    expect(mine?.score).toBe(2 + 3 + 11 + 2 + 2 + 1);
    expect([mine?.place, other?.place]).toEqual([1, 2]);
  });

  test('WS-10.1 equals: further on the wand; both at the last cell: who got there earlier; still equal: shared', () => {
    const places = (arrange: (at: Scene) => void) => {
      const at = Scene.begun();
      arrange(at);
      return at.rules.standings(at.state).map(({ place }) => place);
    };
    expect(places(() => {})).toEqual([1, 1]);
    expect(places((at) => Object.assign(at.player(1), { wand: 3 }))).toEqual([2, 1]);
    expect(
      places((at) => {
        Object.assign(at.player(0), { wand: 19, wandDone: 2 });
        Object.assign(at.player(1), { wand: 19, wandDone: 1 });
      }),
    ).toEqual([2, 1]);
  });
});
