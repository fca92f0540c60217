import { commitmentOf, isRefusal, openGame, sealed, seatsOf, seedOf, Table } from '@coven/core';
import { describe, expect, test } from 'vitest';
import type { Brew } from '../rules/index.ts';
import { type Whirling, whirling } from '../rules/index.ts';
import { counts, Scene } from './scene.ts';

function outlook(scene: Scene, seat: number, text: string) {
  const move = scene.rules.parse(text);
  if (!move) throw new Error(`not a move: ${text}`);
  return scene.rules.outlook(scene.view(seat), move);
}

describe('outlook', () => {
  test('a pick tells where the markers would stand and what would go off', () => {
    const scene = Scene.dealt({ hands: [['lost-arcana', 'spore-lore'], []] });
    scene.player(0).markers = [1, 0, 6];
    expect(outlook(scene, 0, 'play lost-arcana')).toEqual({ type: 'pick', markers: [3, 2, 2], effects: [1, 1, 1] });
    expect(outlook(scene, 0, 'play spore-lore')).toEqual({ type: 'pick', markers: [2, 1, 1], effects: [1, 0, 0] });
  });

  test('a character tells what it starts with', () => {
    const scene = Scene.open(2, 'draft');
    for (const character of ['toad-whisperer', 'daredevil', 'untamed', 'whirlwind']) scene.chance(`offer ${character}`);
    expect(outlook(scene, 0, 'keep toad-whisperer')).toEqual({
      type: 'character',
      start: counts({ mandrake: 1, mushroom: 2, spider: 1, toad: 9 }),
      markers: [0, 0, 1],
    });
  });

  test('a brew tells what the cauldron will hold, what overflows at the neighbour and lands in the own circle', () => {
    const scene = Scene.dealt({ hands: [['void-storm'], ['secret-summoning']] })
      .play('void-storm', 'secret-summoning')
      .skipArcana();
    scene.put(0, 'circle', { heart: 2 }).put(1, 'bench', { mushroom: 9, toad: 9 });
    const nothing: Brew = {
      type: 'brew',
      bench: counts({ mandrake: 1, mushroom: 4, spider: 4, toad: 4 }),
      cauldron: counts({}),
      to: 1,
      overflow: counts({}),
      circle: 2,
      isCertain: false,
    };
    expect(outlook(scene, 0, 'done')).toEqual(nothing);
    expect(outlook(scene, 0, 'use void-storm')).toEqual({
      ...nothing,
      cauldron: counts({ mushroom: 1, spider: 1, toad: 1 }),
      overflow: counts({ mushroom: 1, toad: 1 }),
      circle: 4,
    });
    scene.seat(1, 'done').seat(0, 'use void-storm');
    expect(outlook(scene, 0, 'done')).toMatchObject({ overflow: counts({ mushroom: 1, toad: 1 }), circle: 4, isCertain: true });
    scene.seat(0, 'done');
    expect(scene.player(0).circle).toEqual(counts({ heart: 2, mushroom: 1, toad: 1 }));
  });

  test('choices of sources and mixed cells, a purchase and a kept piece are counted', () => {
    const scene = Scene.dealt({ characters: ['grimoire-scholar', 'fey-blessed'], hands: [['curse-of-shadows'], ['secret-summoning']] });
    scene
      .lay(0, 'flask-of-insight', 'spore-lore')
      .play('curse-of-shadows', 'secret-summoning')
      .put(0, 'bench', { mandrake: 2, mushroom: 1, spider: 1, toad: 1 });
    expect(outlook(scene, 0, 'buy heart bench:2 output:0')).toMatchObject({ bench: counts({ mushroom: 1, spider: 1, toad: 1 }) });
    // More than one way on: nothing is promised yet.
    expect(outlook(scene, 0, 'use flask-of-insight')).toMatchObject({ cauldron: counts({}) });
    scene.seat(0, 'use flask-of-insight');
    expect(outlook(scene, 0, 'fill bench:toad')).toMatchObject({ bench: counts({ mandrake: 2, mushroom: 1, spider: 1 }) });
    scene.seat(0, 'fill bench:toad');
    expect(outlook(scene, 0, 'make spider spider')).toMatchObject({ cauldron: counts({ spider: 2 }) });

    const witch = Scene.dealt({ characters: ['witch-of-all-trades', 'fey-blessed'], hands: [['curse-of-shadows'], ['secret-summoning']] });
    witch.play('curse-of-shadows', 'secret-summoning').put(0, 'cauldron', { heart: 1, mandrake: 1, mushroom: 1, spider: 1, toad: 1 });
    expect(outlook(witch, 0, 'done heart')).toMatchObject({
      cauldron: counts({ mandrake: 1, mushroom: 1, spider: 1, toad: 1 }),
      circle: 1,
    });
  });

  test('arcana are counted before they are shown', () => {
    const scene = Scene.dealt({ characters: ['potion-brewer', 'fey-blessed'], hands: [['lost-arcana'], ['secret-summoning']] });
    scene.play('lost-arcana', 'secret-summoning').put(1, 'bench', { heart: 3 });
    expect(outlook(scene, 0, 'potion heart')).toMatchObject({ overflow: counts({ heart: 1 }), circle: 1, isCertain: false });
    expect(outlook(scene, 0, 'pour toad')).toMatchObject({
      cauldron: counts({ toad: 1 }),
      bench: counts({ mandrake: 2, mushroom: 4, spider: 4, toad: 3 }),
    });
    expect(outlook(scene, 0, 'raven toad toad')).toMatchObject({ bench: counts({ mandrake: 2, mushroom: 4, spider: 4, toad: 2 }) });
    scene.seat(0, 'potion heart');
    expect(outlook(scene, 0, 'ready')).toMatchObject({ cauldron: counts({ heart: 1 }) });
  });
});

describe('at a table', () => {
  const secret = '11'.repeat(32);
  const nonces = [null, null];
  const chance = sealed(seedOf(secret, nonces));
  const setup = {
    game: 'whirling',
    version: 1,
    seats: 2,
    options: { characters: 'initiate', cards: '' },
    commitment: commitmentOf(secret),
    nonces,
  };

  function open(): Table<Whirling> {
    const table = new Table<Whirling>(openGame(whirling, 2), setup, chance);
    table.deal();
    return table;
  }

  function play(table: Table<Whirling>, seat: number, text: string) {
    const step = table.play(seat, text);
    if (isRefusal(step)) throw new Error(`${seat} may not ${text}: ${step.reason}`);
    return step;
  }

  /** Up to the brewing step, nobody using any effect. */
  function brewing(): Table<Whirling> {
    const table = open();
    for (const seat of seatsOf(2)) play(table, seat, table.rules.format(table.moves(seat)[0] as never));
    for (const seat of seatsOf(2)) if (table.moves(seat).some(({ type }) => type === 'ready')) play(table, seat, 'ready');
    return table;
  }

  test('steps of an unfinished brew are taken back freely, one by one, and the others see nothing of it', () => {
    const table = brewing();
    const brewer = seatsOf(2).find((seat) => table.moves(seat).some(({ type }) => type === 'use')) as number;
    const other = 1 - brewer;
    const before = JSON.stringify(table.view(brewer));
    const seen = JSON.stringify(table.view(other));
    const cursor = table.cursor(other);
    let steps = 0;
    for (let move = table.moves(brewer)[0]; move && move.type !== 'done'; move = table.moves(brewer)[0]) {
      play(table, brewer, table.rules.format(move));
      steps++;
    }
    expect(steps).toBeGreaterThan(0);
    expect(JSON.stringify(table.view(brewer))).not.toBe(before);
    for (let step = 0; step < steps; step++) play(table, brewer, 'undo');
    expect(JSON.stringify(table.view(brewer))).toBe(before);
    expect(JSON.stringify(table.view(other))).toBe(seen);
    expect(table.cursor(other)).toBe(cursor);
    expect(table.mayUndo(brewer)).toBe(false);
  });

  test('an unfinished brew is taken back just as freely after others have finished theirs', () => {
    const table = brewing();
    const brewer = seatsOf(2).find((seat) => table.moves(seat).some(({ type }) => type === 'use')) as number;
    const other = 1 - brewer;
    const bench = () => JSON.stringify(table.view(brewer).own);
    const before = bench();
    play(table, brewer, table.rules.format(table.moves(brewer)[0] as never));
    play(table, other, 'done');
    expect(table.mayUndo(other)).toBe(false);
    const seen = JSON.stringify(table.view(other));
    const step = play(table, brewer, 'undo');
    // The other's brew was told after the step that is taken back.
    expect(table.takenBack(step, brewer)).toEqual([2]);
    expect(bench()).toBe(before);
    expect(JSON.stringify(table.view(other))).toBe(seen);
  });

  test('a changed pick tells the others nothing, and a finished brew cannot be taken back', () => {
    const table = open();
    const [first, second] = table.moves(0).map((move) => table.rules.format(move));
    play(table, 0, first as string);
    const cursor = table.cursor(1);
    play(table, 0, second as string);
    expect(table.cursor(1)).toBe(cursor);
    play(table, 0, 'undo');
    expect(table.view(0).own?.pick?.id).toBe(first?.split(' ')[1]);
    const brew = brewing();
    play(brew, 0, 'done');
    expect(brew.mayUndo(0)).toBe(false);
  });
});
