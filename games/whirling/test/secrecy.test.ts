import type { Viewer } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { counts, Scene } from './scene.ts';

const hands = [['lost-arcana', 'whirling-secret'], ['void-storm', 'binding-spell'], ['charm-of-love']];

describe('what each player may see', () => {
  test('WW-8.1 own hand and unrevealed pick, sizes and who has picked; not other hands nor the deck', () => {
    const scene = Scene.dealt({ hands }).seat(1, 'play binding-spell');
    const view = scene.view(0);
    expect(view.own).toMatchObject({ hand: scene.hand(0), pick: null });
    expect(view.players.map(({ handSize, isDone }) => [handSize, isDone])).toEqual([
      [4, false],
      [4, true],
      [4, false],
    ]);
    expect(view.deckSize).toBe(48);
    const text = JSON.stringify(view);
    for (const seat of [1, 2]) for (const card of scene.hand(seat)) expect(text).not.toContain(`"${card}"`);
    for (const { id } of scene.state.deck.sorted()) expect(text).not.toContain(`"${id}"`);
    expect(scene.view('spectator').own).toBeNull();
  });

  test('WW-8.1 not the hand one is about to receive', () => {
    const scene = Scene.dealt({ hands }).play('lost-arcana', 'void-storm', 'charm-of-love').skipArcana();
    const coming = scene.hand(0);
    expect(JSON.stringify(scene.view(1))).not.toContain(`"${coming[0]}"`);
    scene.all('done');
    expect(scene.view(1).own?.hand).toEqual(coming);
    const shown = ([0, 1, 2, 'spectator'] satisfies Viewer[]).map((viewer) =>
      scene.rules.show(scene.told('hands-passed')[0] as never, viewer),
    );
    expect(shown.map((event) => event?.type === 'hands-passed' && event.hand.length)).toEqual([3, 3, 3, 0]);
  });

  test('WW-8.1 while brewing the others see a player as she stood before, until she has finished', () => {
    const scene = Scene.dealt({ hands }).play('lost-arcana', 'void-storm', 'charm-of-love').skipArcana();
    const others: Viewer[] = [0, 2, 'spectator'];
    const before = others.map((viewer) => scene.view(viewer));
    scene.seat(1, 'use void-storm');
    expect(others.map((viewer) => scene.view(viewer))).toEqual(before);
    expect(others.map((viewer) => scene.rules.show(scene.events.at(-1) as never, viewer))).toEqual([undefined, undefined, undefined]);
    expect(scene.view(1)).toMatchObject({ own: { made: counts({ mushroom: 1, spider: 1, toad: 1 }) } });
    scene.seat(1, 'done');
    expect(scene.view(0).players[1]).toMatchObject({ cauldron: counts({ mushroom: 1, spider: 1, toad: 1 }), isDone: true });
    expect(scene.view(0).players[1]?.uses.map(({ recipe }) => recipe)).toEqual(['void-storm']);
  });

  test('WW-8.1 who is asked what tells nothing of an unfinished brew', () => {
    const scene = Scene.dealt({ hands: [['elixir-of-despair'], ['binding-spell'], ['charm-of-love']] }).lay(0, 'void-storm');
    scene.play('elixir-of-despair', 'binding-spell', 'charm-of-love').skipArcana();
    const turn = JSON.stringify(scene.rules.turn(scene.state));
    scene.seat(0, 'use void-storm', 'use elixir-of-despair');
    expect(scene.view(0).own?.using).toBe('elixir-of-despair');
    expect(JSON.stringify(scene.rules.turn(scene.state))).toBe(turn);
  });

  test('WW-8.1 in the draft only the own pair', () => {
    const scene = Scene.open(2, 'draft');
    for (const character of ['clairvoyant', 'daredevil', 'untamed', 'whirlwind']) scene.chance(`offer ${character}`);
    expect(scene.view(0).own?.offered).toEqual(['clairvoyant', 'daredevil']);
    expect(JSON.stringify(scene.view(0))).not.toContain('untamed');
    expect(JSON.stringify(scene.view('spectator'))).not.toMatch(/clairvoyant|daredevil|untamed|whirlwind/);
  });
});
