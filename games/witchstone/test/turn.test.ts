import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

const HAND = ['crystal-wand', 'energy-wand', 'witch-pentagram', 'energy-witch', 'pentagram-scroll'];
const begun = () => Scene.begun(2, { hands: [HAND] });

describe('laying a tile', () => {
  test('WS-2.1 two adjacent free cells: no symbol, no crystal, nothing covered', () => {
    const scene = begun().cover('wand', ['d5']).move('tile crystal-wand-0');
    const places = scene.offered('lay');
    expect(places).toContain('lay c4 c5');
    expect(places).toContain('lay c5 c4');
    for (const taken of ['d5', 'd4', 'b2', 'a1']) expect(places.some((place) => place.includes(taken))).toBe(false);
    expect(scene.refused('lay c4 d5')).toEqual({ rule: 'WS-2.1', reason: 'cell-not-free' });
    expect(scene.refused('discard')).toEqual({ rule: 'WS-2.1', reason: 'tile-fits' });
    expect(scene.refused('tile energy-wand-0')).toEqual({ rule: 'WS-2.1', reason: 'place-first' });
    expect(scene.refused('begin wand')).toEqual({ rule: 'WS-2.1', reason: 'place-first' });
    scene.move('lay c4 c5');
    expect(scene.hand(0)).not.toContain('crystal-wand');
    expect(scene.refused('lay c3 c2')).toEqual({ rule: 'WS-2.1', reason: 'tile-laid' });
    expect(scene.refused('tile energy-wand-0')).toEqual({ rule: 'WS-2.1', reason: 'tile-laid' });
  });

  test('WS-2.1 only a tile from the own hand, in the own turn', () => {
    const scene = begun();
    expect(scene.refused('tile wand-scroll-0')).toMatchObject({ rule: 'WS-2.1', reason: 'not-in-hand' });
    expect(scene.refused('lay c4 c5')).toEqual({ rule: 'WS-2.1', reason: 'tile-first' });
    expect(scene.refused('stop')).toEqual({ rule: 'WS-2.1', reason: 'tile-first' });
    expect(scene.refused('tile energy-wand-1', 1)).toEqual({ rule: 'WS-2.5', reason: 'not-your-turn' });
    expect(scene.refused('draw energy-wand-0')).toEqual({ rule: 'WS-2.5', reason: 'not-a-choice' });
  });

  test('WS-2.1 if no tile fits, crystals must be taken out until one does', () => {
    const scene = begun();
    scene.player().cells.forEach((content, cell) => {
      if (content === 0) scene.player().cells[cell] = 1;
    });
    scene.player().cells[scene.cell('c2')] = 0;
    expect(scene.ask).toBe('make-room');
    expect(new Set(scene.moves().map((text) => text.split(' ')[0]))).toEqual(new Set(['break']));
    expect(scene.refused('tile crystal-wand-0')).toEqual({ rule: 'WS-2.1', reason: 'no-tile-fits' });
    scene.move('break b2', 'tile crystal-wand-0');
    expect(scene.offered('lay')).toEqual(['lay b2 c2', 'lay c2 b2']);
    expect(scene.score()).toBe(5 - 1);
  });

  test('WS-2.1 if that cannot help, a tile of choice is discarded without actions', () => {
    const scene = begun();
    scene.player().cells = scene.player().cells.map(() => 1);
    expect(scene.ask).toBe('discard');
    expect(scene.offered('tile')).toHaveLength(5);
    scene.move('tile energy-wand-0', 'discard').settle();
    expect(scene.awaited).toBe(1);
    expect(scene.told('action-began')).toEqual([]);
    expect(scene.view(1).players[0]?.discarded).toEqual(['energy-wand']);
    expect(scene.hand(0)).toHaveLength(5);
  });
});

describe('the two actions', () => {
  test('WS-2.2 order free; the first is finished before the second starts; anything may be dropped', () => {
    const scene = begun().move('tile energy-witch-0', 'lay c4 c5');
    expect(scene.offered('begin')).toEqual(['begin energy', 'begin witch']);
    expect(scene.refused('begin wand')).toEqual({ rule: 'WS-2.2', reason: 'not-on-tile' });
    expect(scene.refused('prepare')).toEqual({ rule: 'WS-2.2', reason: 'order-first' });
    scene.move('begin witch');
    expect([scene.pool('witch'), scene.pool('energy')]).toEqual([1, 0]);
    expect(scene.refused('begin energy')).toEqual({ rule: 'WS-2.2', reason: 'action-begun' });
    scene.move('stop');
    expect([scene.pool('witch'), scene.pool('energy')]).toEqual([0, 1]);
    scene.move('stop').settle();
    expect(scene.awaited).toBe(1);
  });

  test('WS-2.2 what cannot be carried out is skipped', () => {
    const scene = begun();
    scene.player().energy = 0;
    scene.move('tile energy-witch-0', 'lay c4 c5', 'begin energy');
    expect(scene.told('skipped')).toEqual([{ type: 'skipped', seat: 0, action: 'energy' }]);
    expect(scene.pool('witch')).toBe(1);
  });

  test('WS-2.2 pentagram and wand may be moved fewer cells, the rest is lost', () => {
    const scene = Scene.acting('pentagram', 4);
    expect(scene.offered('pentagram')).toEqual(['pentagram 4', 'pentagram 3', 'pentagram 2', 'pentagram 1']);
    scene.move('pentagram 1');
    expect(scene.player().pentagram).toBe(1);
    expect(scene.pool('pentagram')).toBe(0);
    const wand = Scene.acting('wand', 3).move('wand 2');
    expect(wand.player().wand).toBe(2);
    expect(wand.pool('wand')).toBe(0);
  });
});

describe('strength', () => {
  const strengths = (scene: Scene, tile: string, lay: string) => {
    scene.move(`tile ${tile}-0`, lay);
    scene.move(scene.offered('begin')[0] as string);
    while (scene.told('action-began').length < 2) scene.move('stop');
    return scene.told('action-began').map(({ strength }) => strength);
  };

  test('WS-2.3 example: a group of five crystals and a lone wand give crystal 5 and wand 1', () => {
    const scene = begun().cover('crystal', ['c2', 'c3', 'd3', 'e2']);
    expect(strengths(scene, 'crystal-wand', 'lay e3 e4')).toEqual([5, 1]);
  });

  test('WS-2.3 example: three wands give wand 3', () => {
    const scene = begun().cover('wand', ['f3', 'g3']);
    expect(strengths(scene, 'crystal-wand', 'lay e5 e4')).toEqual([1, 3]);
  });

  test('WS-2.3 example: a crystal/wand tile beside a hex gives 5 and 3', () => {
    const scene = begun().cover('crystal', ['c3', 'b3', 'c2']).cover('wand', ['b5']);
    scene.player().cells[scene.cell('c4')] = 0b011000;
    expect(strengths(scene, 'crystal-wand', 'lay d5 c5')).toEqual([5, 3]);
  });

  test('WS-2.3 example: an energy/wand tile beside a hex gives 3 and 4', () => {
    const scene = begun().cover('energy', ['c3']).cover('wand', ['b5', 'c6']);
    scene.player().cells[scene.cell('c4')] = 0b010001;
    expect(strengths(scene, 'energy-wand', 'lay d5 c5')).toEqual([3, 4]);
  });

  test('WS-2.3 printed symbols count', () => {
    const scene = begun();
    expect(strengths(scene, 'energy-witch', 'lay c6 c5')).toEqual([2, 1]);
  });

  test('WS-2.4 example: a pentagram/witch hex laid during the first action makes witch 5 instead of 2', () => {
    const scene = Scene.begun(2, { hands: [HAND], beside: ['witch-pentagram'] });
    scene.cover('pentagram', ['b5', 'c6', 'd6']).cover('witch', ['e5', 'c3', 'b3']);
    scene.move('tile witch-pentagram-0', 'lay d5 c5');
    const early = scene.rules.clone(scene.state);
    scene.rules.apply(early, 0, scene.rules.parse('begin witch') as never);
    expect(early.agenda.pools[1]).toBe(2);
    scene.move('begin pentagram');
    expect(scene.told('action-began').at(-1)).toMatchObject({ action: 'pentagram', strength: 4 });
    scene.move('pentagram 4', 'collect').settle().move('set witch-pentagram c4');
    expect(scene.player().pentagram).toBe(4);
    expect(scene.told('action-began').at(-1)).toMatchObject({ action: 'witch', strength: 5 });
    expect(scene.pool('witch')).toBe(5);
  });
});

describe('the course of a turn', () => {
  test('WS-2.5 one tile is drawn after both actions, the turn goes to the left; after 11 turns each the game ends with 4 tiles in hand', () => {
    const scene = begun();
    const turns = [0, 0];
    while (scene.state.phase !== 'over') {
      turns[scene.awaited] = (turns[scene.awaited] as number) + 1;
      scene.passOn();
    }
    expect(turns).toEqual([11, 11]);
    expect([scene.hand(0).length, scene.hand(1).length]).toEqual([4, 4]);
    expect(scene.told('ended')).toHaveLength(1);
    expect(scene.rules.turn(scene.state)).toEqual({ kind: 'over' });
    expect(scene.rules.explain(scene.state, 0, scene.rules.parse('stop') as never)).toEqual({ rule: 'WS-2.5', reason: 'game-over' });
  });

  test('WS-2.6 one pool per action; bonuses join the same agenda and pools are spent in any order', () => {
    const scene = Scene.acting('crystal', 3);
    scene.move('step d6 e6', 'rim e6', 'rack coloured crystal');
    expect(scene.pool('crystal')).toBe(3);
    scene.gain('energy', 2);
    expect(scene.offered('energy').length).toBeGreaterThan(0);
    expect(scene.offered('step').length).toBeGreaterThan(0);
    scene.move('energy tower-0 village-0', 'step d4 d5', 'energy tower-0 forest-0', 'stop');
    expect(scene.score()).toBe(5 + 2);
  });

  test('WS-2.6 a pool that was used up may still be boosted; the agenda is over when nothing is left', () => {
    const scene = Scene.acting('energy', 1).give('boost-energy').move('energy tower-0 village-0');
    expect(scene.pool('energy')).toBe(0);
    expect(scene.offered('boost')).toEqual(['boost boost-energy energy']);
    scene.move('boost boost-energy energy', 'energy tower-0 forest-0', 'energy village-0 castle-3');
    expect(scene.state.phase).not.toBe('agenda');
    expect(scene.score()).toBe(5 + 3);
  });

  test('WS-2.6 points that are not there cannot be spent', () => {
    const scene = Scene.acting('energy', 1);
    for (const [text, action] of [
      ['prepare', 'witch'],
      ['send stone', 'witch'],
      ['pentagram 1', 'pentagram'],
      ['step d4 d5', 'crystal'],
      ['wand 1', 'wand'],
      [`take ${scene.view(0).row[0]} 1`, 'scroll'],
    ]) {
      expect(scene.refused(text as string)).toEqual({ rule: 'WS-2.6', reason: 'no-points', args: { action } });
    }
    expect(Scene.acting('witch', 1).refused('energy tower-0 stone')).toEqual({
      rule: 'WS-2.6',
      reason: 'no-points',
      args: { action: 'energy' },
    });
  });
});

describe('outlook', () => {
  test('WS-2.3 the strengths of a tile are known before it is laid', () => {
    const scene = begun().move('tile energy-witch-0');
    const outlook = (text: string) => scene.rules.outlook(scene.view(0), scene.rules.parse(text) as never);
    expect(outlook('lay c6 c5').strengths).toEqual([
      { action: 'energy', strength: 2, cells: ['c6', 'd7'] },
      { action: 'witch', strength: 1, cells: ['c5'] },
    ]);
    for (const text of scene.offered('lay')) {
      const after = scene.rules.clone(scene.state);
      scene.rules.apply(after, 0, scene.rules.parse(text) as never);
      for (const { action, strength } of outlook(text).strengths) {
        const begun = scene.rules.clone(after);
        let began = 0;
        scene.rules.apply(begun, 0, { type: 'begin', action }, (event) => {
          if (event.type === 'action-began' && event.action === action) began = event.strength;
        });
        expect(began).toBe(strength);
      }
    }
    expect(outlook('break d4')).toMatchObject({ points: -1, final: -1 });
  });
});
