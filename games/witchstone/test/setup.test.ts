import { seatsOf } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('setup', () => {
  test('WS-1.1 owls from 7 to 3, three special hexes beside the blue cells, six scrolls in the row', () => {
    const scene = Scene.dealt(2, { beside: ['energy-wand', 'witch-scroll', 'crystal-wand'], row: ['boost-any', 'chain-wand'] });
    const view = scene.view(0);
    expect(view).toMatchObject({ specialsLeft: 12, scrollsLeft: 34 });
    const rewards = view.rewards.filter((reward) => reward !== null);
    expect(rewards.filter((reward) => 'owls' in reward)).toEqual([{ owls: [7, 6, 5, 4, 3] }, { owls: [7, 6, 5, 4, 3] }]);
    expect(rewards.flatMap((reward) => ('special' in reward ? [reward.special] : []))).toEqual([
      'energy-wand',
      'witch-scroll',
      'crystal-wand',
    ]);
    expect(scene.view(0).row).toHaveLength(6);
    expect(scene.view(0).row.slice(0, 2)).toEqual(['boost-any', 'chain-wand']);
  });

  test('WS-1.2 a chip on every location but the Witchstone, five open on the table', () => {
    const view = Scene.dealt(2, { chips: { 'village-0': 'wand' } }).view(1);
    expect(Object.keys(view.chips)).toHaveLength(16);
    expect(view.chips).not.toHaveProperty('stone');
    expect(view.chips['village-0']).toBe('wand');
    expect(view.openChips).toHaveLength(5);
  });

  test('WS-1.3 a cauldron with seven crystals, five hidden tiles of fifteen, 11 witches, 20 energy, owls at 0', () => {
    for (const seats of [2, 3, 4]) {
      const scene = Scene.dealt(seats);
      for (const seat of seatsOf(seats)) {
        const view = scene.view(seat);
        expect(view.hand).toHaveLength(5);
        expect(view.players[seat]).toMatchObject({
          handSize: 5,
          stockSize: 10,
          supply: 11,
          energy: 20,
          score: 0,
          pentagram: 0,
          wand: 0,
          black: 'in-cauldron',
        });
        expect(view.crystals[seat]).toEqual(['b2', 'b4', 'd2', 'd6', 'f2', 'f4']);
        expect(view.players[seat]).toMatchObject({ blackAt: 'd4' });
      }
      expect(scene.view('spectator').hand).toEqual([]);
      expect(scene.told('tile-dealt')).toHaveLength(5 * seats);
    }
  });

  test('WS-1.4 the first player is drawn, each seat equally likely; high witches are placed counter-clockwise, the first player last', () => {
    const scene = new Scene(4);
    while (scene.state.phase !== 'first') scene.chance(scene.rules.format(scene.rules.outcomes(scene.state)[0]?.move as never));
    expect(scene.rules.outcomes(scene.state).map(({ weight }) => weight)).toEqual([1, 1, 1, 1]);

    const placing = Scene.dealt(4, { chips: {}, first: 2 });
    const order: number[] = [];
    while (placing.isIn('tower')) {
      order.push(placing.awaited);
      placing.move(placing.offered('tower')[0] as string);
      while (placing.state.turn === 0 && placing.isIn('agenda')) placing.move('stop');
    }
    expect(order).toEqual([1, 0, 3, 2]);
    expect(placing.awaited).toBe(2);
    expect(placing.ask).toBe('tile');
  });

  test('WS-1.4 only free towers; anything else has to wait', () => {
    const scene = Scene.dealt(2, { chips: {} });
    expect(scene.moves()).toEqual(['tower tower-0', 'tower tower-1', 'tower tower-2', 'tower tower-3']);
    scene.move('tower tower-1');
    expect(scene.moves()).toEqual(['tower tower-0', 'tower tower-2', 'tower tower-3']);
    expect(scene.refused('tower tower-1')).toEqual({ rule: 'WS-1.4', reason: 'tower-taken' });
    expect(scene.refused('tower village-1')).toEqual({ rule: 'WS-1.4', reason: 'not-a-tower' });
    expect(scene.refused('tile energy-witch-0')).toEqual({ rule: 'WS-1.4', reason: 'tower-first' });
    expect(scene.refused('break d4')).toEqual({ rule: 'WS-1.5', reason: 'not-yet' });
    expect(Scene.begun().refused('tower tower-3')).toEqual({ rule: 'WS-1.4', reason: 'tower-done' });
  });

  test('WS-1.5 the tower scores 2 and its chip is used at once, as an agenda of its own, without breaking crystals', () => {
    const points = Scene.dealt(2, { chips: { 'tower-1': 'points-3' } }).move('tower tower-1');
    expect(points.score(1)).toBe(5);
    expect(points.awaited).toBe(0);

    const scene = Scene.dealt(2, { chips: { 'tower-1': 'crystal' } }).move('tower tower-1');
    expect(scene.score(1)).toBe(2);
    expect(scene.pool('crystal')).toBe(1);
    expect(scene.offered('break')).toEqual([]);
    expect(scene.refused('break d4')).toEqual({ rule: 'WS-1.5', reason: 'not-yet' });
    scene.move('step d4 d5');
    expect(scene.awaited).toBe(0);
  });
});

describe('handicaps', () => {
  test('WS-11.1 hands of 5, 3, 2 and none; four tiles are never drawn; eleven turns as always', () => {
    const scene = Scene.begun(4, {}, { handicap: ['none', 'level-3', 'level-2', 'level-1'] });
    const sizes: number[][] = [[], [], [], []];
    while (scene.state.phase !== 'over') {
      scene.settle();
      sizes[scene.awaited]?.push(scene.hand(scene.awaited).length);
      scene.passOn();
    }
    expect(sizes).toEqual([
      [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
      [3, 3, 3, 3, 3, 3, 3, 3, 3, 2, 1],
      [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1],
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ]);
    expect(scene.state.players.map(({ hand }) => hand.toString(2).replaceAll('0', '').length)).toEqual([4, 0, 0, 0]);
    expect(scene.view(1).players.map(({ stockSize }) => stockSize)).toEqual([0, 0, 0, 0]);
  });

  test('WS-11.1 on level 1 the tile of the turn is drawn blind and must be laid', () => {
    const scene = Scene.begun(2, {}, { handicap: ['level-1', 'none'] });
    expect(scene.rules.turn(scene.state)).toEqual({ kind: 'chance' });
    expect(scene.rules.outcomes(scene.state)).toHaveLength(15);
    scene.chance('draw witch-wand-0');
    expect(scene.view(0)).toMatchObject({ phase: 'lay', tile: 'witch-wand', hand: ['witch-wand'] });
    expect(scene.view(1)).toMatchObject({ phase: 'tile', tile: null });
    expect(scene.offered('tile')).toEqual([]);
    expect(scene.told('tile-drawn').map((event) => scene.rules.show(event, 1))).toEqual([{ type: 'tile-drawn', seat: 0, tile: 'hidden' }]);
  });
});

describe('what each player may see', () => {
  test('WS-12.1 own tiles alone; the tile taken up shows only when laid; the rest is open', () => {
    const scene = Scene.begun(3, { hands: [['energy-witch'], ['witch-wand'], ['crystal-scroll']] });
    const others = [scene.view(1), scene.view(2), scene.view('spectator')];
    scene.move('tile energy-witch-0');
    expect([scene.view(1), scene.view(2), scene.view('spectator')]).toEqual(others);
    expect(scene.view(0).tile).toBe('energy-witch');
    expect(scene.told('tile-chosen').map((event) => [scene.rules.show(event, 0)?.type, scene.rules.show(event, 1)])).toEqual([
      ['tile-chosen', undefined],
    ]);
    scene.move('lay d5 c4');
    expect(scene.view(2).laid[0]).toEqual([['energy-witch', 'd5', 'c4']]);
    expect(JSON.stringify(scene.view(2))).not.toContain('witch-wand');
    expect(scene.view(1).hand).toContain('witch-wand');
    expect(scene.view(1).players[2]).toMatchObject({ handSize: 5, stockSize: 10 });
  });
});
