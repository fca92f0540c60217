import { expect, test } from 'vitest';
import { reasonFor } from '../bots/hint.ts';
import type { Shown } from '../rules/index.ts';
import { motivesIn } from '../words/motives/index.ts';
import { Scene } from './scene.ts';

const HAND = ['crystal-wand', 'energy-wand', 'witch-pentagram', 'energy-witch', 'pentagram-scroll'];
const begun = () => Scene.begun(2, { hands: [HAND] });

/** Why seat 0 is advised to do this, and what the others are told of it. */
function tell(scene: Scene, text: string) {
  const { rules, state } = scene;
  const move = rules.parse(text);
  if (!move) throw new Error(text);
  const hint = reasonFor({ rules, view: () => rules.view(state, 0) }, move).key;
  const before = scene.view(1);
  const shown: Shown[] = [];
  rules.apply(state, 0, move, (event) => {
    const seen = rules.show(event, 1);
    if (seen) shown.push(seen);
  });
  return { hint, motives: motivesIn({ before, after: scene.view(1), shown }).map(({ key }) => key) };
}

test('a tile that fits nowhere makes no room', () => {
  const scene = begun();
  scene.player().cells = scene.player().cells.map(() => 1);
  scene.move('tile energy-wand-0');
  expect(tell(scene, 'discard')).toEqual({ hint: 'discard', motives: [] });
});

test('a tile that joins nothing is not said to be strong', () => {
  expect(tell(begun().move('tile crystal-wand-0'), 'lay c4 c5')).toEqual({ hint: 'prepares', motives: [] });
  expect(tell(begun().move('tile energy-witch-0'), 'lay e6 f5')).toEqual({ hint: 'strong', motives: ['strong'] });
});
