import { openGame } from '@coven/core';
import { describe, expect, test } from 'vitest';
import { konotop } from '../rules/index.ts';
import { card, occupier, oddRules } from './files.ts';
import { Scene } from './scene.ts';

const ROW = ['kartavyi', 'kombat', 'naimanets', 'snaiper'];
const CHAIN = ['neoberezhne-vodinnia', 'hirliandy-na-derevi', 'chervonyi-velosyped'];

describe('what pictures are made of', () => {
  test('KW-1.3 every seat has the colour of its sides', () => {
    expect(openGame(konotop, 3).view(openGame(konotop, 3).start(), 'spectator').colours).toEqual(['white', 'red', 'green']);
    expect(openGame(konotop, 5).view(openGame(konotop, 5).start(), 4).colours).toEqual(['white', 'red', 'green', 'blue', 'violet']);
  });

  test('KW-2.1 somebody is awaited from the deal to the end', () => {
    const rules = openGame(konotop, 2);
    expect(rules.view(rules.start(), 0).awaited).toBeNull();
    const scene = Scene.dealt({ row: ROW, hands: [[], ['hniv-zemli']], first: 1 });
    expect(scene.view(0).awaited).toBe(1);
    scene.turns(['hniv-zemli', 'kombat']);
    expect(scene.view(0).awaited).toBe(0);
  });

  test('KW-2.3 the chain holds the cards of this turn, as long as an effect waits', () => {
    const scene = Scene.dealt({ row: ROW, hands: [CHAIN, ['vnutrishnia-zapyska']], first: 1 });
    scene.turns(['vnutrishnia-zapyska', 'kartavyi']);
    expect(scene.view().chain).toEqual([]);
    const chains = CHAIN.map((one) => {
      scene.seat(0).play(one).on('kartavyi');
      const { chain, pending } = scene.view();
      return [chain, pending];
    });
    const [first, second, third] = CHAIN as [string, string, string];
    expect(chains).toEqual([
      [[first], [{ card: first, on: 'kartavyi', effect: 'play-another' }]],
      [[first, second], [{ card: second, on: 'kartavyi', effect: 'play-another' }]],
      [[first, second, third], [{ card: third, on: 'kartavyi', effect: 'destroy' }]],
    ]);
    scene.seat(0).decline();
    expect(scene.view()).toMatchObject({ chain: [], pending: [] });
  });

  test('KW-5.1 what has reached its number falls, what lacks one does not', () => {
    const rules = oddRules(
      {
        occupants: [occupier('a', 3), occupier('b', 3)],
        cards: [card('x', 2, 2, { kind: 'play-another', where: 'any' }), card('y', 1, 2)],
      },
      2,
      2,
      2,
    );
    const scene = new Scene(rules);
    for (const text of ['reveal a', 'reveal b', 'draw x', 'draw x', 'draw y', 'draw y', 'first 0']) scene.chance(text);
    scene.seat(0).play('x').on('a');
    expect(scene.on('a')).toMatchObject({ missing: 1, falls: false });
    scene.seat(0).play('y').on('b');
    scene.seat(1).play('x').on('a');
    expect(scene.on('a')).toMatchObject({ strength: 4, missing: 0, falls: true });
    expect(scene.on('b')).toMatchObject({ missing: 2, falls: false });
  });

  const takers = (ties: 'next' | 'skip') => {
    const file = { occupants: [occupier('a', 99)], cards: [1, 2, 3, 4].map((strength) => card(`x${strength}`, strength, 2)) };
    const scene = new Scene(oddRules(file, 5, 1, 1, ties));
    for (const text of ['reveal a', 'draw x4', 'draw x4', 'draw x3', 'draw x2', 'draw x1', 'first 0']) scene.chance(text);
    for (const [seat, strength] of [4, 4, 3, 2, 1].entries()) scene.seat(seat).play(`x${strength}`).on('a');
    return scene.on('a').takers;
  };

  test('KW-5.3 every place names all who tie for it', () => {
    expect(takers('next')).toEqual([[0, 1], [2], [3]]);
    expect(takers('skip')).toEqual([[0, 1], [], [2]]);
  });

  test('KW-7.1 the discard is counted', () => {
    const scene = Scene.dealt({ row: ['novobranets', ...ROW.slice(1)], hands: [['hniv-zemli', 'hniv-zemli'], ['hniv-zemli']] });
    expect(scene.view().discardSize).toBe(0);
    while (scene.told('fell').length === 0) scene.turns([scene.hand(scene.awaited)[0] as string, 'novobranets']);
    const { discard, discardSize } = scene.view();
    expect(discardSize).toBe(Object.values(discard).reduce((sum, copies) => sum + copies, 0));
    expect(discardSize).toBeGreaterThan(1);
  });
});

describe('saved states', () => {
  const dealt = () => Scene.dealt({ row: ROW, hands: [CHAIN, []] });

  test('keep the names that databases know', () => {
    const { rules, state } = dealt();
    const saved = rules.save(state);
    expect(Object.keys(saved as object).sort()).toEqual(
      ['deck', 'deckSize', 'discard', 'fallen', 'first', 'gap', 'hands', 'hidden', 'pending', 'phase', 'points', 'row', 'toAct'].sort(),
    );
    expect(saved).toMatchObject({ row: [{ occupant: 'kartavyi', cards: [[], []] }, {}, {}, {}] });
  });

  test('of before there was a chain are read, with the last card of it', () => {
    const scene = dealt();
    const { rules } = scene;
    for (const one of CHAIN.slice(0, 2)) scene.seat(0).play(one).on('kartavyi');
    const { chain, ...before } = rules.save(scene.state) as { readonly chain: readonly string[] };
    expect(chain).toEqual(CHAIN.slice(0, 2));
    const state = rules.load(before);
    expect(rules.faults(state)).toEqual([]);
    expect(rules.view(state, 0).chain).toEqual(CHAIN.slice(1, 2));
    expect(rules.moves(state, 0).map(rules.format)).toEqual(scene.moves(0));
    expect(rules.save(state)).toEqual(before);
  });
});
