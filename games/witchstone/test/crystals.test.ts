import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('crystals', () => {
  test('WS-6.1 example: one point takes a crystal over the rim, or to a free neighbour', () => {
    const scene = Scene.acting('crystal', 2).move('step d6 e6');
    expect(scene.offered('rim')).toEqual(['rim e6']);
    expect(scene.offered('step')).toContain('step e6 e5');
    expect(scene.refused('rim d4')).toEqual({ rule: 'WS-6.1', reason: 'no-exit' });
    expect(scene.refused('step c3 c4')).toEqual({ rule: 'WS-6.1', reason: 'no-crystal-there' });
    scene.move('rim e6');
    expect(scene.state.agenda.rim).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('WS-6.1 points may be split among crystals', () => {
    const scene = Scene.acting('crystal', 2).move('step d6 e6', 'step d4 d5');
    expect(scene.view(1).crystals[0]).toEqual(['b2', 'b4', 'd2', 'e6', 'f2', 'f4']);
    expect(scene.view(1).players[0]).toMatchObject({ blackAt: 'd5' });
  });

  test('WS-6.2 occupied cells are crossed only with enough points, and nothing else is done meanwhile', () => {
    const one = Scene.acting('crystal', 1).cover('wand', ['d5']);
    expect(one.offered('step')).not.toContain('step d4 d5');
    expect(one.refused('step d4 d5')).toEqual({ rule: 'WS-6.2', reason: 'cannot-end-there' });

    const scene = Scene.acting('crystal', 3).cover('wand', ['d5', 'e5', 'e4', 'c4', 'c5']).gain('energy', 2);
    scene.move('step d4 d5');
    expect(scene.ask).toBe('crossing');
    expect(scene.moves()).toEqual(['step d5 d6', 'step d5 e5', 'step d5 e4', 'step d5 d4', 'step d5 c4', 'step d5 c5']);
    expect(scene.refused('energy tower-0 stone')).toEqual({ rule: 'WS-6.2', reason: 'crossing-first' });
    expect(scene.refused('stop')).toEqual({ rule: 'WS-6.2', reason: 'crossing-first' });
    scene.move('step d5 e5');
    // One point left: e5 has a free neighbour in e6 and f5.
    expect(scene.moves()).toEqual(['step e5 e6', 'step e5 f5']);
    scene.move('step e5 e6');
    expect(scene.ask).toBe('agenda');
  });

  test('WS-6.2 a step onto an occupied cell needs a way out that the points pay for', () => {
    const covered = ['d5', 'e5', 'e4', 'c4', 'c5', 'c6', 'b5', 'e6', 'f5', 'e3', 'f3', 'd3', 'c3', 'c2', 'e2', 'b3'];
    const three = Scene.acting('crystal', 3).cover('wand', covered).move('step d4 d5');
    // From c5 it takes two more points, over c6 or b5 and the rim: one too many.
    expect(three.refused('step d5 c5')).toEqual({ rule: 'WS-6.2', reason: 'cannot-end-there' });
    Scene.acting('crystal', 4).cover('wand', covered).move('step d4 d5', 'step d5 c5', 'step c5 c6', 'rim c6');
  });

  test('WS-6.3 the exit’s shelf gives two actions of its type, the bottom shelf an open chip', () => {
    const scene = Scene.acting('crystal', 4, { row: [] }).move('step d6 e6', 'rim e6', 'step f4 g3', 'rim g3');
    expect(scene.offered('rack')).toEqual(['rack coloured crystal', 'rack coloured wand']);
    expect(scene.ask).toBe('rack');
    expect(scene.refused('rack coloured energy')).toEqual({ rule: 'WS-6.3', reason: 'not-on-rim' });
    expect(scene.refused('stop')).toEqual({ rule: 'WS-6.3', reason: 'rack-first' });
    scene.move('rack coloured wand');
    expect(scene.pool('wand')).toBe(2);
    scene.move('wand 2');
    const [chip] = scene.view(0).openChips as [string];
    expect(scene.refused('bottom coloured crystal points-3')).toEqual({ rule: 'WS-6.3', reason: 'chip-not-open' });
    scene.move(`bottom coloured crystal ${chip}`);
    expect(scene.view(1).openChips).toHaveLength(4);
    expect(scene.view(1).players[0]).toMatchObject({ racked: { wand: 1, bottom: 1 } });
    expect(scene.told('chip-taken').at(-1)).toMatchObject({ location: null, chip, strength: 1 });
  });

  test('WS-6.3 a crystal on the rim is racked before the next wand cell opens', () => {
    const scene = Scene.acting('crystal', 2).gain('wand', 3).move('wand 3', 'step d6 e6', 'rim e6');
    expect(scene.refused('open')).toEqual({ rule: 'WS-6.3', reason: 'rack-first' });
    scene.move('rack coloured crystal', 'open');
  });

  test('WS-6.4 example: three actions, the first over the crystal exit: four are left, enough for the black crystal over three covered cells and the rim', () => {
    const scene = Scene.acting('crystal', 3);
    const { cells } = scene.player();
    cells[scene.cell('d6')] = 0;
    cells[scene.cell('e6')] = 64;
    // The way of the black crystal to the witch exit: c4, b3, a2.
    scene.cover('wand', ['c4', 'b3', 'a2', 'a3', 'b4']);
    scene.move('rim e6', 'rack coloured crystal');
    expect(scene.pool('crystal')).toBe(4);
    scene.move('step d4 c4', 'step c4 b3', 'step b3 a2', 'rim a2');
    expect(scene.pool('crystal')).toBe(0);
    expect(scene.view(1).players[0]?.black).toBe('on-rim');
    expect(scene.offered('rack')).toEqual(['rack black witch']);
  });

  test('WS-6.5 example: the black crystal adds 2: four actions on a shelf; on the bottom shelf strength 3, or 3 points become 5', () => {
    const onRim = () => {
      const scene = Scene.acting('crystal', 1);
      scene.player().cells[scene.cell('d4')] = 0;
      scene.player().cells[scene.cell('e6')] = 128;
      return scene.move('rim e6');
    };
    expect(onRim().move('rack black crystal').pool('crystal')).toBe(4);

    const action = onRim();
    action.state.chips.counts = action.state.chips.counts.map((_, chip) => (chip === 4 ? 1 : 0));
    expect(action.move('bottom black crystal wand').pool('wand')).toBe(3);

    const points = onRim();
    points.state.chips.counts = points.state.chips.counts.map((_, chip) => (chip === 6 ? 1 : 0));
    const before = points.score();
    points.move('bottom black crystal points-3');
    expect(points.score()).toBe(before + 5);
    expect(points.player().racked).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(points.view(1).players[0]?.black).toBe('bottom');
  });

  test.each([
    [2, 4, 4],
    [3, 5, 5],
    [4, 6, 5],
  ])(
    'WS-6.6 with %i players shelves hold %i and the bottom one %i; full: the bottom instead; that full too: behind the screen',
    (seats, shelf, bottom) => {
      const scene = Scene.acting('crystal', 6, {}, seats);
      expect(scene.view(0)).toMatchObject({ shelfSize: shelf, bottomSize: bottom });
      scene.player(1).racked = [0, 0, 0, shelf - 1, 0, 0, 0];
      scene.move('step d6 e6', 'rim e6', 'rack coloured crystal', 'step f4 f5', 'rim f5');
      expect(scene.offered('rack')).toEqual([]);
      expect(scene.refused('rack coloured crystal')).toEqual({ rule: 'WS-6.6', reason: 'shelf-full' });
      expect(scene.offered('bottom').length).toBeGreaterThan(0);
      expect(scene.refused('aside coloured crystal')).toEqual({ rule: 'WS-6.6', reason: 'shelf-has-room' });
      scene.player(1).racked[6] = bottom;
      expect(scene.refused(`bottom coloured crystal ${scene.view(0).openChips[0]}`)).toEqual({ rule: 'WS-6.6', reason: 'bottom-full' });
      const { score } = scene.view(0).players[0] as { score: number };
      scene.move('aside coloured crystal');
      expect(scene.view(1).players[0]).toMatchObject({ aside: 1, broken: 0, score });
    },
  );

  test('WS-6.7 several crystals may be brought to the rim first and racked in any order', () => {
    const scene = Scene.acting('crystal', 4).move('step d6 e6', 'rim e6', 'step b4 a3', 'rim a3');
    expect(scene.offered('rack')).toEqual(['rack coloured witch', 'rack coloured crystal']);
    scene.move('rack coloured crystal', 'rack coloured witch');
    expect([scene.pool('crystal'), scene.pool('witch')]).toEqual([2, 2]);
  });

  test('WS-6.8 at any time in the own turn a crystal may be taken out: −1, −2, −3 …, counted over the whole game', () => {
    const scene = Scene.begun(2, { hands: [['energy-witch']] });
    const start = scene.score();
    scene.move('break b2', 'tile energy-witch-0', 'break d4', 'lay c4 c5', 'break b4', 'begin energy', 'break d2');
    expect(scene.score()).toBe(start - 1 - 2 - 3 - 4);
    expect(scene.view(1).players[0]).toMatchObject({ broken: 4, black: 'behind-screen', score: start - 10 });
    expect(scene.refused('break d4')).toEqual({ rule: 'WS-6.8', reason: 'no-crystal-there' });
    scene.passOn().passOn().move('break d6');
    expect(scene.score()).toBe(start - 15);
    expect(scene.score()).toBeLessThan(0);
  });
});
