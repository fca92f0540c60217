import { expect, test } from 'vitest';
import { reasonFor } from '../bots/hint.ts';
import { Scene } from './scene.ts';

/** Why the awaited player is advised to play this card. */
function why(scene: Scene, card: string) {
  const { rules, state, awaited } = scene;
  const move = rules.parse(`play ${card}`);
  if (!move) throw new Error(card);
  return reasonFor({ rules, view: () => rules.view(state, awaited) }, move);
}

test('only a small number is said to risk little, or to give away little', () => {
  const scene = Scene.dealt([['red-8', 'red-2'], ['yellow-9', 'yellow-4'], ['red-9']], 'blue-1');
  // The wheel stands at 1: 9 comes next, and 8 and 2 are easily beaten.
  expect(why(scene, 'red-2')).toEqual({ key: 'leads-small' });
  expect(why(scene, 'red-8')).toEqual({ key: 'best' });
  scene.play('red-8');
  expect(why(scene, 'yellow-4')).toEqual({ key: 'loses', count: 4 });
  expect(why(scene, 'yellow-9')).toEqual({ key: 'best' });
});
