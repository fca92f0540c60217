import { describe, expect, test } from 'vitest';
import { travelCost } from '../rules/witch.ts';
import { Scene } from './scene.ts';

describe('energy', () => {
  test('WS-3.1 the first portal starts at the own tower, later ones at a joined location; others’ portals do not count', () => {
    const scene = Scene.acting('energy', 4).portals(1, 'tower-1 village-1');
    expect(scene.offered('energy')).toEqual([
      'energy tower-0 stone',
      'energy tower-0 village-0',
      'energy tower-0 village-1',
      'energy tower-0 forest-0',
      'energy tower-0 castle-0',
    ]);
    expect(scene.refused('energy village-1 castle-0')).toEqual({ rule: 'WS-3.1', reason: 'not-joined' });
    scene.move('energy tower-0 village-0');
    expect(scene.offered('energy')).toContain('energy village-0 castle-3');
    expect(scene.offered('energy')).not.toContain('energy village-1 castle-0');
  });

  test('WS-3.2 a started portal must be finished first, also across turns, and is closed to all others', () => {
    const scene = Scene.acting('energy', 1).move('energy tower-0 stone');
    expect(scene.view(0).players[0]?.building).toBe('tower-0 stone');
    scene.passOn().gain('energy', 1);
    scene.state.players[1] = { ...scene.player(1), network: 1 << scene.location('stone') };
    expect(scene.refused('energy tower-0 stone')).toEqual({ rule: 'WS-3.2', reason: 'portal-taken' });
    scene.passOn().gain('energy', 2);
    expect(scene.offered('energy')).toEqual(['energy tower-0 stone']);
    expect(scene.refused('energy tower-0 village-0')).toEqual({ rule: 'WS-3.2', reason: 'finish-first' });
  });

  test('WS-3.3 finishing scores 1, 3 or 6; out of energy the action is skipped', () => {
    for (const [portal, length, points] of [
      ['tower-0 village-0', 1, 1],
      ['tower-0 village-1', 2, 3],
      ['tower-0 stone', 3, 6],
    ] as const) {
      const scene = Scene.acting('energy', length);
      for (let laid = 0; laid < length; laid++) scene.move(`energy ${portal}`);
      expect(scene.score()).toBe(5 + points);
      expect(scene.told('portal-finished')).toMatchObject([{ portal, points }]);
    }
    const last = Scene.acting('energy', 3);
    last.player().energy = 1;
    last.move('energy tower-0 village-0');
    expect(last.told('skipped')).toMatchObject([{ action: 'energy' }]);
  });
});

describe('witches', () => {
  test('WS-4.1 one point prepares a witch; any number may lie at the own tower', () => {
    // The energy keeps the last point waiting: a portal could still open a way. WS-2.2
    const scene = Scene.acting('witch', 12).gain('energy', 1);
    for (let lying = 1; lying <= 11; lying++) {
      scene.move('prepare');
      expect(scene.view(1).players[0]).toMatchObject({ lying, supply: 11 - lying });
    }
    expect(scene.refused('prepare')).toEqual({ rule: 'WS-4.1', reason: 'no-witch-left' });
  });

  test('WS-4.2 a run of own portals costs 1, each portal of somebody else 1; the full cost must be at hand', () => {
    const scene = Scene.acting('witch', 2)
      .portals(0, 'tower-0 village-0', 'village-0 castle-3')
      .portals(1, 'tower-3 castle-3', 'tower-3 forest-3');
    const cost = (id: string) => travelCost(scene.state, 0, scene.location(id));
    expect(['village-0', 'castle-3', 'tower-3', 'forest-3'].map(cost)).toEqual([1, 1, 2, 3]);
    expect(cost('forest-2')).toBeUndefined();
    expect(scene.refused('send castle-3')).toEqual({ rule: 'WS-4.2', reason: 'no-witch-lying' });
    scene.player().lying = 1;
    expect(scene.offered('send')).toEqual(['send tower-3', 'send village-0', 'send castle-3']);
    expect(scene.refused('send forest-3')).toEqual({ rule: 'WS-4.2', reason: 'too-far', args: { cost: 3, points: 2 } });
    expect(scene.refused('send forest-2')).toEqual({ rule: 'WS-4.2', reason: 'no-way' });
    expect(scene.rules.outlook(scene.view(0), scene.rules.parse('send tower-3') as never)).toMatchObject({ cost: 2, points: 2 + 3 - 3 });
    scene.move('send castle-3');
    expect(scene.pool('witch')).toBe(1);
    expect(scene.view(1).players[0]?.placed).toEqual(['castle-3']);
  });

  test('WS-4.3 example: prepare, own portals to the Witchstone, one red portal to red’s tower: three witch actions', () => {
    const scene = Scene.acting('witch', 3).portals(0, 'tower-0 village-0', 'village-0 stone').portals(1, 'tower-1 stone');
    scene.move('prepare', 'send tower-1');
    expect(scene.told('witch-sent')).toMatchObject([{ location: 'tower-1', cost: 2 }]);
    expect(scene.told('witch-prepared')).toHaveLength(1);
    expect(scene.pool('witch')).toBe(0);
  });

  test('WS-4.4 one witch per player and location, none on the own tower, but passing through is allowed; it stays for good', () => {
    const scene = Scene.acting('witch', 3).portals(0, 'tower-0 village-0', 'village-0 castle-3');
    scene.player().lying = 3;
    scene.move('send village-0');
    expect(scene.offered('send')).toEqual(['send castle-3']);
    expect(scene.refused('send village-0')).toEqual({ rule: 'WS-4.4', reason: 'already-there' });
    expect(scene.refused('send tower-0')).toEqual({ rule: 'WS-4.4', reason: 'own-tower' });
    scene.move('send castle-3');
    expect(scene.view(1).players[0]).toMatchObject({ placed: ['village-0', 'castle-3'], lying: 1 });
  });

  test('WS-4.5 occupying scores 2; who comes first takes the chip: an action now, or 3 points, and 2 at the end', () => {
    const scene = Scene.acting('witch', 3, {
      chips: {
        'village-0': 'wand',
        'forest-0': 'points-3',
        'tower-0': 'scroll',
        'tower-2': 'energy',
        'tower-3': 'energy',
        'village-1': 'energy',
        'village-2': 'witch',
        'village-3': 'witch',
        'tower-1': 'scroll',
      },
    });
    scene.portals(0, 'tower-0 village-0', 'tower-0 forest-0').portals(1, 'tower-0 village-1');
    scene.player().lying = 2;
    const before = scene.score();
    scene.move('send village-0');
    expect(scene.score()).toBe(before + 2);
    expect(scene.pool('wand')).toBe(1);
    scene.move('send forest-0');
    expect(scene.score()).toBe(before + 2 + 2 + 3);
    expect(scene.view(1).chips).not.toHaveProperty('village-0');
    expect(scene.parts().chips).toBe(2 * 3);
    scene.move('stop');
    expect(scene.state.agenda.pools).toEqual([0, 0, 0, 0, 0, 0]);

    const late = Scene.acting('witch', 1).portals(0, 'tower-0 village-0');
    late.player().lying = 1;
    late.state.chipAt[late.location('village-0')] = -1;
    const points = late.score();
    late.move('send village-0');
    expect(late.score()).toBe(points + 2);
  });

  test('WS-4.6 example: second to arrive at the Witchstone: 2 + 3', () => {
    const scene = Scene.acting('witch', 1).portals(0, 'tower-0 stone');
    scene.player().lying = 1;
    scene.state.stoneTaken = 1;
    const before = scene.score();
    scene.move('send stone');
    expect(scene.score()).toBe(before + 2 + 3);
    expect(scene.view(1).players[0]?.stonePlace).toBe(2);
    expect(scene.told('chip-taken').filter(({ location }) => location === 'stone')).toEqual([]);
  });
});
