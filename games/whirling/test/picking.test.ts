import { openGame, seatsOf } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { effectsOf, markerAfter } from '../rules/arcana.ts';
import { whirling } from '../rules/index.ts';
import { counts, Scene } from './scene.ts';

describe('setup', () => {
  test('WW-1.1 everyone the same by default: an Initiate each, and nothing to choose', () => {
    for (const seats of [2, 3, 4, 5]) {
      const rules = openGame(whirling, seats);
      expect(rules.view(rules.start(), 0).players.map(({ character }) => character)).toEqual(seatsOf(seats).map(() => 'initiate'));
    }
  });

  test('WW-1.1 draft: two others each, one kept, in secret and at the same time', () => {
    const scene = Scene.open(2, 'draft');
    expect(scene.outcomes()).toHaveLength(12);
    expect(scene.outcomes()).not.toContain('offer initiate');
    for (const character of ['clairvoyant', 'daredevil', 'untamed', 'whirlwind']) scene.chance(`offer ${character}`);
    expect(scene.awaitedSeats).toEqual([0, 1]);
    expect(scene.moves(0)).toEqual(['keep clairvoyant', 'keep daredevil']);
    expect(scene.refusal(0, 'keep untamed')).toEqual({ rule: 'WW-1.1', reason: 'not-offered', args: { card: 'untamed' } });

    scene.seat(0, 'keep daredevil');
    expect(scene.rules.show(scene.told('kept')[0] as never, 1)).toEqual({ type: 'kept', seat: 0, character: 'hidden' });
    expect(scene.view(1).players[0]).toMatchObject({ character: null, isDone: true });
    expect(scene.awaitedSeats).toEqual([1]);
    // It may be changed until the last one is in.
    expect(scene.moves(0)).toEqual(['keep clairvoyant']);
    scene.seat(0, 'keep clairvoyant').seat(1, 'keep whirlwind');
    expect(scene.view(1).players.map(({ character }) => character)).toEqual(['clairvoyant', 'whirlwind']);
    expect(scene.state.phase).toBe('deal');
    expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([0, 0]);
  });

  test('WW-1.1 random: one other each, and hands are dealt after that', () => {
    const scene = Scene.open(3, 'random');
    scene.chance('offer trickster').chance('offer untamed');
    expect(scene.outcomes()).not.toContain('offer untamed');
    expect(scene.state.phase).toBe('offer');
    scene.chance('offer fey-blessed');
    expect(scene.told('cast')).toEqual([{ type: 'cast', characters: ['trickster', 'untamed', 'fey-blessed'] }]);
    expect(scene.state.phase).toBe('deal');
  });

  test('WW-1.2 four recipes each, hidden; five for the Clairvoyant', () => {
    const scene = Scene.dealt({ characters: ['clairvoyant', 'whirlwind', 'trickster'], hands: [[], [], []] });
    expect(scene.view('spectator').players.map(({ handSize }) => handSize)).toEqual([5, 4, 4]);
    expect(scene.view(1)).toMatchObject({ deckSize: 60 - 13, own: { hand: scene.hand(1) } });
    const shown = scene.told('dealt').map((event) => scene.rules.show(event, 1));
    expect(shown.filter((event) => event?.type === 'dealt' && event.card !== 'hidden')).toHaveLength(4);
    expect(JSON.stringify(scene.view(1))).not.toContain(scene.hand(0)[0]);
  });

  test('WW-1.3 starting ingredients; symbols on the character move the markers and set nothing off', () => {
    const scene = Scene.dealt({ characters: ['toad-whisperer', 'witch-of-all-trades'], hands: [['poison-magic'], ['void-storm']] });
    const [whisperer, witch] = scene.view('spectator').players;
    expect(whisperer?.bench).toEqual(counts({ mandrake: 1, mushroom: 2, spider: 1, toad: 9 }));
    expect(whisperer?.markers).toEqual([0, 0, 1]);
    expect(witch?.bench).toEqual(counts({ heart: 1, mandrake: 1, mushroom: 5, spider: 5, toad: 5 }));
    expect(witch?.markers).toEqual([0, 0, 0]);
    expect(scene.told('advanced')).toEqual([]);
    // With that symbol, one grimoire reaches 2.
    scene.play('poison-magic', 'void-storm');
    expect(scene.player(0).effects).toEqual([0, 0, 1]);
  });

  test('WW-1.4 the workbench holds 3, 4, 9, 9, 9, and the supply has no end', () => {
    const scene = Scene.dealt({ hands: [[], []] });
    expect(scene.view(0).capacity).toEqual([3, 4, 9, 9, 9]);
    scene.play(scene.hand(0)[0] as string, scene.hand(1)[0] as string).skipArcana();
    // Fifty of a kind are given, and all that do not fit come back: no piece ever runs out.
    scene.put(0, 'cauldron', { heart: 50, mandrake: 50, mushroom: 50, spider: 50, toad: 50 }).put(1, 'bench', {});
    scene.all('done');
    expect(scene.player(1).bench).toEqual([3, 4, 9, 9, 9]);
    expect(scene.player(0).circle).toEqual([47, 46, 41, 41, 41]);
  });
});

describe('play and reveal', () => {
  const hands = [
    ['binding-spell', 'charm-of-love', 'lost-arcana', 'void-storm'],
    ['spore-lore', 'charm-of-dread', 'web-lore', 'croaking-lore'],
  ];

  test('WW-2.1 everybody picks one card, usable or not, and may not pass', () => {
    const scene = Scene.dealt({ hands: [['curse-of-shadows', ...(hands[0] as string[]).slice(1)], hands[1] as string[]] });
    expect(scene.awaitedSeats).toEqual([0, 1]);
    // Not usable: an Initiate starts without a heart.
    expect(scene.moves(0)).toContain('play curse-of-shadows');
    expect(scene.moves(0).every((move) => move.startsWith('play ') || move === 'fresh-start')).toBe(true);
    expect(scene.refusal(0, 'play spore-lore')).toEqual({ rule: 'WW-2.1', reason: 'not-in-hand', args: { card: 'spore-lore' } });
    expect(scene.refusal(0, 'done')).toEqual({ rule: 'WW-3.3', reason: 'not-now' });
  });

  test('WW-2.1 who has no card skips this', () => {
    const scene = Scene.dealt({ hands }).play('binding-spell', 'spore-lore').exhaust(1).all('done');
    expect([scene.hand(0).length, scene.hand(1).length]).toEqual([0, 3]);
    expect(scene.awaitedSeats).toEqual([1]);
    expect(scene.moves(0)).toEqual([]);
    scene.seat(1, 'play charm-of-love');
    expect(scene.told('revealed').map(({ seat }) => seat)).toEqual([0, 1, 1]);
    expect(scene.player(0)).toMatchObject({ effects: [0, 0, 0] });
    expect(scene.player(0).faces).toHaveLength(1);
  });

  test('WW-2.2 a card with the mark may be turned, swapping inputs and outputs; others may not', () => {
    const scene = Scene.dealt({ hands });
    expect(scene.moves(0)).toEqual([
      'play binding-spell',
      'play lost-arcana',
      'play void-storm',
      'play charm-of-love',
      'play charm-of-love turned',
      'fresh-start',
    ]);
    expect(scene.refusal(0, 'play binding-spell turned')).toEqual({
      rule: 'WW-2.2',
      reason: 'may-not-turn',
      args: { card: 'binding-spell' },
    });
    scene.play('charm-of-love turned', 'spore-lore').skipArcana();
    const [charm] = scene.player(0).faces;
    expect([charm?.inputs, charm?.outputs]).toEqual([[['toad'], ['toad']], [['mushroom', 'spider']]]);
    // Fixed from the reveal on.
    expect(scene.moves(0)).toEqual(['use charm-of-love', 'done', 'hold']);
    expect(scene.view(1).recipes[0]).toEqual([{ id: 'charm-of-love', isTurned: true }]);
  });

  test('WW-2.3 a pick is secret and may be changed, direction included, until the last one is in', () => {
    const scene = Scene.dealt({ hands });
    scene.seat(0, 'play charm-of-love');
    const before = scene.view(1);
    expect(scene.awaitedSeats).toEqual([1]);
    expect(before.players[0]).toMatchObject({ isDone: true, handSize: 4 });
    expect(before.recipes[0]).toEqual([]);
    expect(scene.rules.show(scene.events.at(-1) as never, 1)).toEqual({ type: 'picked', seat: 0, card: 'hidden', isTurned: false });
    expect(scene.refusal(0, 'play charm-of-love')).toMatchObject({ rule: 'WW-2.3', reason: 'picked-already' });

    scene.seat(0, 'play charm-of-love turned').seat(0, 'play lost-arcana');
    for (const event of scene.events.slice(-2)) expect(scene.rules.show(event, 1)).toBeUndefined();
    expect(scene.view(1)).toEqual(before);
    expect(scene.view(0).own?.pick).toEqual({ id: 'lost-arcana', isTurned: false });

    scene.seat(1, 'play spore-lore');
    expect(scene.told('revealed')).toEqual([
      { type: 'revealed', seat: 0, card: 'lost-arcana', isTurned: false, isBlind: false },
      { type: 'revealed', seat: 1, card: 'spore-lore', isTurned: false, isBlind: false },
    ]);
    expect(scene.hand(0)).not.toContain('lost-arcana');
    expect(scene.refusal(0, 'play charm-of-love')).toEqual({ rule: 'WW-2.1', reason: 'not-now' });
  });

  test('WW-2.3 a revealed recipe stays for good', () => {
    const scene = Scene.dealt({ hands }).play('binding-spell', 'spore-lore').skipArcana().all('done').settle();
    scene.idle();
    expect(scene.player(0).faces).toHaveLength(2);
    expect(scene.player(0).faces[0]?.id).toBe('binding-spell');
  });
});

describe('arcana', () => {
  test('WW-2.4 markers go round a ring of six; an even number reached or passed sets off once each', () => {
    const after = [0, 1, 2, 3, 4, 5, 6].map((marker) => [markerAfter(marker, 1), markerAfter(marker, 2)]);
    expect(after).toEqual([
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 6],
      [6, 1],
      [1, 2],
    ]);
    const effects = [0, 1, 2, 3, 4, 5, 6].map((marker) => [effectsOf(marker, 1), effectsOf(marker, 2), effectsOf(marker, 4)]);
    expect(effects).toEqual([
      [0, 1, 2],
      [1, 1, 2],
      [0, 1, 2],
      [1, 1, 2],
      [0, 1, 2],
      [1, 1, 2],
      [0, 1, 2],
    ]);
    expect([markerAfter(0, 0), effectsOf(0, 0)]).toEqual([0, 0]);
  });

  test('WW-2.5 potion: one piece of any kind from the supply into the cauldron; it is no input any more', () => {
    const scene = Scene.dealt({ hands: [['whirling-secret'], ['croaking-lore']] }).play('whirling-secret', 'croaking-lore');
    expect(scene.awaitedSeats).toEqual([0]);
    expect(scene.moves(0)).toEqual(['ready', 'potion heart', 'potion mandrake', 'potion mushroom', 'potion spider', 'potion toad']);
    scene.put(0, 'bench', { toad: 1 }).seat(0, 'potion mandrake');
    expect(scene.refusal(0, 'potion heart')).toEqual({ rule: 'WW-2.5', reason: 'no-effect-left' });
    scene.seat(0, 'ready');
    expect(scene.player(0).cauldron).toEqual(counts({ mandrake: 1 }));
    expect(scene.refusal(0, 'use whirling-secret')).toMatchObject({ rule: 'WW-3.1', reason: 'inputs-missing' });
  });

  test('WW-2.5 raven: up to two pieces, same or different kinds, from the workbench', () => {
    const scene = Scene.dealt({ hands: [['void-storm'], ['croaking-lore']] }).play('void-storm', 'croaking-lore');
    scene.put(0, 'bench', { mushroom: 2, toad: 1 });
    expect(scene.moves(0)).toEqual(['ready', 'raven mushroom', 'raven toad', 'raven mushroom mushroom', 'raven mushroom toad']);
    expect(scene.refusal(0, 'raven toad toad')).toEqual({ rule: 'WW-2.5', reason: 'not-on-bench' });
    scene.seat(0, 'raven mushroom toad', 'ready');
    expect(scene.player(0).bench).toEqual(counts({ mushroom: 1 }));
  });

  test('WW-2.5 grimoire: inputs of one kind may come from the supply this round', () => {
    const scene = Scene.dealt({ hands: [['tome-of-midnight'], ['croaking-lore']] });
    scene.play('tome-of-midnight', 'croaking-lore').put(0, 'bench', { mushroom: 2 });
    scene.seat(0, 'grimoire toad', 'ready').seat(0, 'use tome-of-midnight');
    expect(scene.player(0)).toMatchObject({ made: counts({ heart: 1 }), taken: counts({ mushroom: 2 }) });
    scene.all('done').settle();
    expect(scene.player(0).supply).toBe(0);
  });

  test('WW-2.5 an effect not used in this step is lost', () => {
    const scene = Scene.dealt({ hands: [['lost-arcana'], ['croaking-lore']] }).play('lost-arcana', 'croaking-lore');
    expect(scene.player(0).effects).toEqual([1, 1, 1]);
    scene.seat(0, 'ready');
    expect(scene.player(0)).toMatchObject({ effects: [0, 0, 0], supply: 0 });
    expect(scene.refusal(0, 'potion heart')).toEqual({ rule: 'WW-2.5', reason: 'not-now' });
  });

  test('WW-2.5 all choose at the same time, in secret, and are shown together', () => {
    const scene = Scene.dealt({ hands: [['lost-arcana'], ['void-storm']] }).play('lost-arcana', 'void-storm');
    expect(scene.awaitedSeats).toEqual([0, 1]);
    const before = scene.view(1);
    scene.seat(0, 'potion heart', 'raven spider spider', 'grimoire mushroom');
    expect(scene.view(1)).toEqual(before);
    scene.seat(0, 'ready');
    expect(scene.view(1).players[0]).toEqual({ ...before.players[0], isDone: true });
    expect(scene.refusal(0, 'ready')).toEqual({ rule: 'WW-2.5', reason: 'already-done' });
    scene.seat(1, 'ready');
    expect(scene.told('arcana-shown')).toEqual([
      {
        type: 'arcana-shown',
        seat: 0,
        potions: counts({ heart: 1 }),
        poured: counts({}),
        removed: counts({ spider: 2 }),
        supply: ['mushroom'],
      },
    ]);
    expect(scene.view(1).players[0]).toMatchObject({ cauldron: counts({ heart: 1 }), supply: ['mushroom'] });
  });

  test('WW-2.6 example: potion and raven stand at 1; all three symbols: two go off, the grimoire at 1 does not; two more take it past 2', () => {
    const scene = Scene.dealt({ hands: [['spore-lore', 'tome-of-midnight'], ['web-lore']] });
    scene.player(0).markers = [1, 1, 0];
    scene.play('spore-lore', 'web-lore');
    expect(scene.told('advanced')[0]).toEqual({ type: 'advanced', seat: 0, markers: [2, 2, 1], effects: [1, 1, 0] });
    scene.skipArcana().all('done').settle();

    // Hands were passed: the other player has the tome now, and the first gets it back for the example.
    const tome = scene.player(1).hand.find(({ id }) => id === 'tome-of-midnight');
    if (!tome) throw new Error('the tome was passed on');
    scene.player(1).hand = scene.player(1).hand.filter((card) => card !== tome);
    scene.player(0).hand = [...scene.player(0).hand, tome].sort((a, b) => a.index - b.index);
    scene.play('tome-of-midnight', scene.hand(1)[0] as string);
    expect(scene.told('advanced').find(({ seat, effects }) => seat === 0 && effects[2] === 1)?.markers).toEqual([2, 2, 3]);
  });
});
