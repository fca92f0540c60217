import { expect, test } from 'vitest';
import { reasonFor } from '../bots/hint.ts';
import { Scene } from './scene.ts';

/** Why the awaited player is advised to do this. */
function why(scene: Scene, text: string) {
  const { rules, state, awaited } = scene;
  const move = rules.parse(text);
  if (!move) throw new Error(text);
  return reasonFor({ rules, view: () => rules.view(state, awaited) }, move);
}

test('only a small number is said to risk little, or to give away little', () => {
  const scene = Scene.dealt([['red-8', 'red-2'], ['yellow-9', 'yellow-4'], ['red-9']], 'blue-1');
  // The wheel stands at 1: 9 comes next, and 8 and 2 are easily beaten.
  expect(why(scene, 'play red-2')).toEqual({ key: 'leads-small' });
  expect(why(scene, 'play red-8')).toEqual({ key: 'best' });
  scene.play('red-8');
  expect(why(scene, 'play yellow-4')).toEqual({ key: 'loses', count: 4 });
  expect(why(scene, 'play yellow-9')).toEqual({ key: 'best' });
});

test('a crowned card is praised for the wheel only if that makes the hand stronger', () => {
  const scene = Scene.dealt([['red-8', 'green-1', 'blue-9', 'green-4', 'blue-4', 'blue-5'], ['red-5']], 'violet-1').play('red-8', 'red-5');
  expect(why(scene, 'crown red-5')).toEqual({ key: 'crown-wheel', piece: ['card', 'red-5'] });
  // 1 and 9, the strongest so far, would be the weakest.
  expect(why(scene, 'crown red-8')).toEqual({ key: 'best' });
});
