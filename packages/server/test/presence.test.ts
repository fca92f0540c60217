import { Pace, Presence } from '@coven/room';
import { expect, test } from 'vitest';

test('absences count from when a guest left or the table was loaded, and go on from what was stored', () => {
  const watcher = { guest: 'g', cursor: 0, isOpen: true, sent: undefined, send: () => {} };
  const presence = new Presence(100_000, { stored: 40_000, g: 30_000 });
  expect([presence.awayFor('g', 100_000), presence.awayFor('stored', 100_000), presence.awayFor('h', 100_000)]).toEqual([
    30_000, 40_000, 0,
  ]);
  presence.add(watcher);
  expect(presence.awayFor('g', 150_000)).toBe(0);
  presence.remove(watcher, 200_000);
  expect([presence.awayFor('g', 215_000), presence.awayFor('stored', 215_000), presence.awayFor('h', 215_000)]).toEqual([
    15_000, 155_000, 115_000,
  ]);
});

test('the grace grows with the table’s pace, between the host’s setting and ten minutes', () => {
  const graceAfter = (...seconds: number[]) => {
    const pace = new Pace([]);
    let now = 0;
    for (const second of seconds) {
      pace.note([{ seat: 0 }], () => true, now);
      now += second * 1000;
      pace.note([], () => true, now);
    }
    return pace.grace(60_000) / 1000;
  };
  expect(graceAfter()).toBe(60);
  expect(graceAfter(1, 2, 3)).toBe(60);
  expect(graceAfter(20, 30, 40)).toBe(150);
  expect(graceAfter(20, 30, 5000)).toBe(150);
  expect(graceAfter(4000, 4000, 4000)).toBe(600);
  // Older times no longer count.
  expect(graceAfter(...Array.from({ length: 40 }, (_, at) => (at < 20 ? 100 : 30)))).toBe(150);
  expect(new Pace([30_000]).grace(900_000)).toBe(900_000);
});

test('neither bots nor the time before a player’s return count for the pace', () => {
  const pace = new Pace([]);
  pace.note([{ seat: 0 }, { seat: 1 }], (seat) => seat === 0, 0);
  pace.restart(0, 500_000);
  pace.restart(1, 500_000);
  pace.note([], (seat) => seat === 0, 520_000);
  expect(pace.times).toEqual([20_000]);
  // A familiar that takes over leaves no time behind.
  pace.note([{ seat: 0 }], () => true, 600_000);
  pace.note([{ seat: 0 }], () => false, 700_000);
  expect(pace.times).toEqual([20_000]);
});
