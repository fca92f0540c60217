import { expect, test } from 'vitest';
import { reasonFor } from '../bots/hint.ts';
import { Scene } from './scene.ts';

/** Why the awaited player is advised to do this. */
function why({ rules, state, awaited }: Scene, text: string) {
  const move = rules.parse(text);
  if (!move) throw new Error(text);
  return reasonFor({ rules, seat: awaited, view: () => rules.view(state, awaited) }, move);
}

test('a card is praised for the fall of the occupier that it is laid at, not of one that fell to a card before it', () => {
  const hands = [
    ['misiats-svidok', 'hirliandy-na-derevi', 'tuman'],
    ['hniv-zemli', 'misiats-svidok'],
  ];
  const scene = Scene.dealt({ row: ['novobranets', 'bandos', 'kombat', 'naimanets'], hands, first: 1 });
  scene.turns(['hniv-zemli', 'novobranets'], ['misiats-svidok', 'bandos'], ['misiats-svidok', 'novobranets']);
  expect(why(scene, 'play tuman on bandos')).toMatchObject({ key: 'reach' });
  const falls = why(scene, 'play hirliandy-na-derevi on novobranets');
  expect(falls).toMatchObject({ key: 'falls' });
  scene.seat(0).play('hirliandy-na-derevi').on('novobranets');
  expect(why(scene, 'play tuman on novobranets')).toEqual(falls);
  expect(why(scene, 'play tuman on bandos')).toMatchObject({ key: 'reach' });
});
