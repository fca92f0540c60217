import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('pentagram', () => {
  test('WS-5.1 the owl walks first, then the cells passed or reached are rewarded in order; the track is a ring', () => {
    const scene = Scene.acting('pentagram', 5, { beside: ['energy-wand'] });
    scene.move('pentagram 5');
    expect(scene.player()).toMatchObject({ pentagram: 5, owls: [] });
    expect(scene.refused('collect')).toBeUndefined();
    scene.move('collect').chance('turn-special witch-wand');
    expect(scene.player().owls).toEqual([7]);
    expect(scene.state.agenda.hexes).toHaveLength(1);
    expect(scene.events.slice(-4).map(({ type }) => type)).toEqual(['pentagram-walked', 'special-taken', 'special-turned', 'owl-taken']);
    expect(scene.refused('collect')).toEqual({ rule: 'WS-5.1', reason: 'nothing-to-collect' });

    const round = Scene.acting('pentagram', 3);
    round.player().pentagram = 13;
    round.move('pentagram 3');
    expect(round.player().pentagram).toBe(1);
  });

  test('WS-5.2 the top owl tile of that stack; none left: 2 points at once', () => {
    const scene = Scene.acting('pentagram', 1);
    scene.player().pentagram = 4;
    scene.state.owlsTaken[0] = 4;
    scene.move('pentagram 1', 'collect');
    expect(scene.player().owls).toEqual([3]);
    expect(scene.parts().owls).toBe(3);
    const gone = Scene.acting('pentagram', 1);
    gone.player().pentagram = 4;
    gone.state.owlsTaken[0] = 5;
    const before = gone.score();
    gone.move('pentagram 1', 'collect');
    expect(gone.score()).toBe(before + 2);
  });

  test('WS-5.3 example: an energy/witch hex: 2 energy or 2 witch', () => {
    const scene = Scene.acting('pentagram', 2, { beside: ['energy-witch'] })
      .move('pentagram 2', 'collect')
      .settle();
    expect(scene.offered('use')).toEqual(['use energy-witch energy', 'use energy-witch witch']);
    const other = { ...scene.rules.outlook(scene.view(0), scene.rules.parse('use energy-witch witch') as never) };
    expect(other.gains).toEqual([{ action: 'witch', strength: 2 }]);
    scene.move('use energy-witch energy');
    expect(scene.pool('energy')).toBe(2);
    expect(scene.view(1).players[0]?.behind).toEqual(['energy-witch']);
  });

  test('WS-5.3 it is replaced at once, waits until decided, may be laid on a free cell, and goes behind the screen if dropped', () => {
    const scene = Scene.acting('pentagram', 2, { beside: ['energy-witch'] }).move('pentagram 2', 'collect');
    expect(scene.rules.turn(scene.state)).toEqual({ kind: 'chance' });
    scene.chance('turn-special wand-scroll');
    expect(scene.view(1).rewards[2]).toEqual({ special: 'wand-scroll' });
    expect(scene.refused('use energy-witch wand')).toEqual({ rule: 'WS-5.3', reason: 'not-on-hex' });
    expect(scene.refused('use wand-scroll wand')).toEqual({ rule: 'WS-5.3', reason: 'no-such-hex' });
    expect(scene.refused('set energy-witch d4')).toEqual({ rule: 'WS-2.1', reason: 'cell-not-free' });
    expect(scene.refused('set wand-scroll c6')).toEqual({ rule: 'WS-5.3', reason: 'no-such-hex' });
    const laid = scene.rules.clone(scene.state);
    scene.rules.apply(laid, 0, scene.rules.parse('set energy-witch c6') as never);
    expect(laid.players[0]?.cells[scene.cell('c6')]).toBe(0b000011);
    expect(laid.agenda.pools).toEqual([0, 0, 0, 0, 0, 0]);
    scene.move('stop');
    expect(scene.view(1).players[0]?.behind).toEqual(['energy-witch']);
    expect(scene.told('special-dropped')).toHaveLength(1);
  });

  test('WS-5.3 none left beside the cell: one action of choice with strength 2', () => {
    const scene = Scene.acting('pentagram', 2);
    expect(scene.refused('choose wand')).toEqual({ rule: 'WS-5.3', reason: 'no-free-choice' });
    scene.state.beside[0] = -1;
    scene.move('pentagram 2', 'collect');
    expect(scene.offered('choose')).toEqual([
      'choose energy',
      'choose witch',
      'choose pentagram',
      'choose crystal',
      'choose wand',
      'choose scroll',
    ]);
    scene.move('choose witch');
    expect(scene.pool('witch')).toBe(2);
  });
});

describe('wand', () => {
  test('WS-7.1 cells passed or reached, in track order; at the last cell the action is skipped', () => {
    const scene = Scene.acting('wand', 4).move('wand 4');
    expect(scene.state.agenda.queue).toEqual([3, 4]);
    const end = Scene.acting('wand', 5);
    end.player().wand = 17;
    expect(end.offered('wand')).toEqual(['wand 2', 'wand 1']);
    expect(end.refused('wand 3')).toEqual({ rule: 'WS-7.1', reason: 'end-of-wand' });
    end.move('wand 2');
    expect(end.player().wandDone).toBe(1);
    end.gain('wand', 2).gain('energy', 1).move('energy tower-0 village-0');
    expect(end.told('skipped')).toMatchObject([{ action: 'wand' }]);
  });

  test('WS-7.2 example: level with the leader leads too, and doubles the bonus', () => {
    const scene = Scene.acting('wand', 3);
    scene.player(1).wand = 3;
    scene.move('wand 3', 'open');
    expect(scene.told('wand-bonus')).toMatchObject([{ action: 'crystal', points: 4, isDoubled: true }]);
    expect(scene.pool('crystal')).toBe(4);
    const behind = Scene.acting('wand', 3);
    behind.player(1).wand = 4;
    behind.move('wand 3', 'open');
    expect(behind.pool('crystal')).toBe(2);
  });

  test('WS-7.2 steps won since the move count', () => {
    const scene = Scene.acting('wand', 3);
    scene.player(1).wand = 4;
    scene.move('wand 3').gain('wand', 1).move('wand 1', 'open');
    expect(scene.pool('crystal')).toBe(4);
  });

  test('WS-7.3 a bonus is used or dropped before the next cell opens; other items may be used meanwhile; steps won lengthen the queue', () => {
    const scene = Scene.acting('wand', 4).gain('energy', 1).gain('crystal', 1).move('wand 4', 'open');
    expect(scene.pool('crystal')).toBe(1 + 4);
    scene.move('energy tower-0 village-0', 'step d4 d5');
    expect(scene.state.agenda.cellPoints).toBe(3);
    scene.gain('wand', 2).move('wand 2');
    expect(scene.state.agenda.queue).toEqual([4, 6]);
    scene.move('open');
    expect(scene.pool('crystal')).toBe(1);
    expect(scene.told('wand-silver')).toMatchObject([{ silver: 'portals', points: 1 }]);
    expect(Scene.acting('energy', 1).refused('open')).toEqual({ rule: 'WS-7.3', reason: 'no-cell' });
  });

  test('WS-7.4 a silver cell scores 1 for each, and counts as used even if worth nothing', () => {
    const silver = (cell: number, arrange: (scene: Scene) => void) => {
      const scene = Scene.acting('wand', 1);
      scene.player().wand = cell - 1;
      arrange(scene);
      const before = scene.score();
      scene.move('wand 1', 'open');
      expect(scene.player().silvers).toBe(1);
      return scene.score() - before;
    };
    expect(silver(4, () => {})).toBe(0);
    expect(silver(4, (scene) => scene.portals(0, 'tower-0 village-0', 'tower-0 forest-0'))).toBe(2);
    expect(silver(8, (scene) => Object.assign(scene.player(), { lying: 2, placed: 0b11000 }))).toBe(5);
    expect(silver(11, (scene) => Object.assign(scene.player(), { racked: [1, 0, 0, 0, 0, 0, 2], black: 3 }))).toBe(3);
    expect(silver(14, (scene) => scene.give('boost-any').give('chain-wand'))).toBe(2);
    expect(silver(16, () => {})).toBe(1);
    expect(silver(18, (scene) => Object.assign(scene.player(), { behind: [0, 1], laid: [3, scene.cell('c2'), -1] }))).toBe(3);
  });

  test('WS-7.5 example: four cells to level with the leader: 5 points for five witches, then witch ×2 doubled to 4; one cell less: only 2', () => {
    const arranged = (steps: number) => {
      const scene = Scene.acting('wand', steps);
      Object.assign(scene.player(), { wand: 6, lying: 2, placed: 0b11000, supply: 7 });
      scene.player(1).wand = 10;
      const before = scene.score();
      scene.move(`wand ${steps}`, 'open');
      expect(scene.score()).toBe(before + 5);
      scene.move('open');
      return scene.pool('witch');
    };
    expect(arranged(4)).toBe(4);
    expect(arranged(3)).toBe(2);
  });
});
