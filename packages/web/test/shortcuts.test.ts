import { expect, test } from 'vitest';
import { SHORTCUTS } from '../src/frame/shortcuts.ts';

test('no key and no act stands twice on a screen', () => {
  for (const keys of Object.values(SHORTCUTS)) {
    expect(new Set(Object.values(keys)).size).toBe(Object.keys(keys).length);
    expect(Object.keys(keys)).toEqual(Object.keys(keys).map((key) => key.toLowerCase()));
  }
});

test('the keys that people know stay', () => {
  expect(SHORTCUTS.table).toMatchObject({ a: 'again', b: 'board', c: 'choices', r: 'rules', t: 'chat', '?': 'help' });
});
