import { expect, test } from 'vitest';
import { foldShown, without } from '../src/fading.ts';

const FADES = { led: 'led', played: 'led', drew: 'led' };
const of = (...types: string[]) => types.map((type, at) => ({ type, at }));

test('an event that fades disappears when its end is shown; other events stay', () => {
  const trick = foldShown([], of('began', 'led', 'played', 'crowned', 'drew'), FADES);
  expect(trick.map(({ type }) => type)).toEqual(['began', 'led', 'played', 'crowned', 'drew']);
  const next = foldShown(trick, of('led'), FADES);
  expect(next.map(({ type }) => type)).toEqual(['began', 'crowned', 'led']);
});

test('an end among several new events removes only earlier events', () => {
  const shown = foldShown(of('led'), of('played', 'led', 'played'), FADES);
  expect(shown.map(({ type }) => type)).toEqual(['led', 'played']);
});

test('positions of events taken back count from the end', () => {
  const told = of('began', 'used', 'finished', 'used');
  expect(without(told, [])).toBe(told);
  expect(without(told, [3, 1]).map(({ type }) => type)).toEqual(['began', 'finished']);
});
