import { expect, test } from 'vitest';
import { Presence } from '../src/rooms/presence.ts';

test('when the clock is set back, absences restart from then', () => {
  const watcher = { guest: 'g', cursor: 0, isOpen: true, sent: undefined, send: () => {} };
  const presence = new Presence(100_000);
  presence.add(watcher);
  presence.remove(watcher, 200_000);
  expect(presence.awayFor('g', 215_000)).toBe(15_000);
  expect(presence.awayFor('g', 50_000)).toBe(0);
  expect(presence.awayFor('g', 65_000)).toBe(15_000);
  // Also for a guest who was never here.
  expect(presence.awayFor('h', 115_000)).toBe(15_000);
  expect(presence.awayFor('h', 50_000)).toBe(0);
  expect(presence.awayFor('h', 65_000)).toBe(15_000);
});
