import { expect, test } from 'vitest';
import { reasonFor } from '../bots/reasons.ts';
import { messages } from '../words/hints/en.ts';
import { moments } from './moments.ts';
import { Scene } from './scene.ts';

/** Why seat 0 is advised to do this. */
function why({ rules, state }: Scene, text: string) {
  const move = rules.parse(text);
  if (!move) throw new Error(text);
  return reasonFor({ rules, seat: 0, view: () => rules.view(state, 0) }, move);
}

/** Seat 0 brews with these recipes; seat 1 has not finished. */
function brewing(character: string, ...recipes: readonly string[]): Scene {
  const scene = Scene.dealt({ characters: [character, 'clairvoyant'], hands: [['croaking-lore'], ['web-lore']] });
  scene.lay(0, ...recipes);
  return scene.play('croaking-lore', 'web-lore').skipArcana();
}

test('every reason has its words, and all words are used', () => {
  const keys = new Set<string>();
  for (const casting of ['initiate', 'random', 'draft']) {
    for (const { rules, seat, view, moves } of moments(4, casting, 8)) {
      for (const move of moves) keys.add(reasonFor({ rules, seat, view: () => view }, move).key);
    }
  }
  expect([...keys].sort()).toEqual(Object.keys(messages).sort());
});

test('a recipe is praised for what it overflows, triggers or makes this round, and for nothing else', () => {
  const scene = Scene.dealt({ hands: [['void-storm', 'lost-arcana', 'curse-of-shadows', 'web-lore'], []] });
  expect(why(scene, 'play void-storm')).toEqual({ key: 'play-effect' });
  expect(why(scene, 'play web-lore')).toEqual({ key: 'play-uses' });
  expect(why(scene, 'play curse-of-shadows')).toEqual({ key: 'best' });
  scene.put(1, 'bench', { mushroom: 9, spider: 9, toad: 8 });
  expect(why(scene, 'play void-storm')).toEqual({ key: 'play-overflows', count: 2 });
});

test('what overflows is certain only when both have finished', () => {
  const scene = brewing('whirlwind', 'void-storm').put(1, 'bench', { mushroom: 9, spider: 9, toad: 9 });
  expect(why(scene, 'hold')).toEqual({ key: 'hold' });
  expect(why(scene, 'use void-storm')).toEqual({ key: 'would-overflow', count: 3 });
  expect(why(scene, 'use croaking-lore')).toEqual({ key: 'brews' });
  scene.seat(0, 'use void-storm');
  // The toad may be the one just made: that is still to be chosen, and nothing has changed yet.
  expect(why(scene, 'use croaking-lore')).toEqual({ key: 'best' });
  expect(why(scene, 'done')).toEqual({ key: 'would-overflow', count: 3 });
  scene.seat(1, 'done');
  expect(why(scene, 'done')).toEqual({ key: 'overflows', count: 3 });
});

test('a recipe that makes nothing yet is not said to fill the neighbour’s workbench', () => {
  const scene = brewing('toad-whisperer').put(0, 'bench', { toad: 3 });
  expect(why(scene, 'use toad-whisperer')).toEqual({ key: 'clears' });
  scene.seat(0, 'use toad-whisperer');
  expect(why(scene, 'make heart')).toEqual({ key: 'brews' });
});

test('a grimoire that no recipe needs is not said to be needed, bought or not', () => {
  const scene = brewing('grimoire-scholar').put(0, 'bench', { mandrake: 2 });
  expect(why(scene, 'buy toad bench:2 output:0')).toEqual({ key: 'grimoire' });
  expect(why(scene, 'buy heart bench:2 output:0')).toEqual({ key: 'best' });
});

test('a piece that goes straight into the circle is said to', () => {
  const scene = brewing('witch-of-all-trades').put(0, 'cauldron', { heart: 1, mandrake: 1, mushroom: 1, spider: 1, toad: 1 });
  expect(why(scene, 'done toad')).toEqual({ key: 'keeps' });
  expect(why(scene, 'done')).toEqual({ key: 'done' });
});

test('named effects are praised for what they do', () => {
  const scene = Scene.dealt({ characters: ['daredevil', 'clairvoyant'], hands: [['void-storm'], []] });
  expect(['potion', 'raven', 'grimoire'].map((arcanum) => why(scene, `name ${arcanum}`).key)).toEqual([
    'potion',
    'clears',
    'name-grimoire',
  ]);
});
