import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agoText, lastedText } from '../src/words/ago.ts';

const NOW = Date.UTC(2026, 10, 19, 12);
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

test('a moment is told by the largest unit that has passed', () => {
  expect(
    [0, 59_999, MINUTE, 59 * MINUTE, 60 * MINUTE, 47 * 60 * MINUTE, 48 * 60 * MINUTE].map((passed) => agoText(NOW - passed, 'en')),
  ).toEqual(['now', 'now', '1 minute ago', '59 minutes ago', '1 hour ago', 'yesterday', '2 days ago']);
  expect([30_000, 3 * 60 * MINUTE, 50 * 60 * MINUTE].map((passed) => lastedText(NOW - passed, 'en'))).toEqual(['', '3 hours', '2 days']);
  // The clock of this device may be behind the server's.
  expect(agoText(NOW + MINUTE, 'en')).toBe('now');
});

test('in each language with its own plural', () => {
  const told = (['en', 'uk', 'ru', 'fr'] as const).map((language) => lastedText(NOW - 5 * 60 * MINUTE, language));
  expect(told).toEqual(['5 hours', '5 годин', '5 часов', '5\u00A0heures']);
});
