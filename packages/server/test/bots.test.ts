import { randomBytes } from 'node:crypto';
import { plainText } from '@coven/room';
import { expect, test } from 'vitest';
import { BotPool, type BotProblem } from '../src/bots/pool.ts';
import type { SeatQuestion } from '../src/bots/question.ts';
import { Bucket, rateLimitKey } from '../src/http/buckets.ts';
import { readSettings, SETTINGS } from '../src/index.ts';

function questionTo(bot: string): SeatQuestion {
  return {
    table: 'a',
    game: 'blackmore',
    version: 1,
    options: {},
    seats: 2,
    bot,
    seat: 0,
    moves: ['one', 'two', 'three'],
    view: {},
    memory: null,
  };
}

function oddPool(problems: BotProblem[], budget: number, workers = 1): BotPool {
  return new BotPool({
    workers,
    budget,
    bytes: randomBytes,
    onProblem: (problem) => problems.push(problem),
    script: new URL('./support/odd-bots.ts', import.meta.url),
  });
}

test('a bot that is slow, crashes, uses too much memory or cheats gets a random legal move, and the next one can think', async () => {
  const problems: BotProblem[] = [];
  const pool = oddPool(problems, 1500);
  for (const bot of ['sleeps', 'dies', 'throws', 'eats', 'cheats']) {
    const begun = performance.now();
    expect(['one', 'two', 'three']).toContain(await pool.choose(questionTo(bot)));
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(await pool.choose(questionTo('thinks'))).toBe('three');
  }
  expect(problems).toHaveLength(5);
  expect(problems[0]).toBe('slow');
  expect(problems.at(-1)).toBe('wrong');
  await pool.close();
});

test('a thread that was asked about a table is asked about it again', async () => {
  const pool = oddPool([], 1500, 2);
  const ask = (table: string) => pool.choose({ ...questionTo('counts'), table });
  // Asked at once, so by one thread each.
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['one', 'one']);
  expect([await ask('b'), await ask('a'), await ask('b'), await ask('a')]).toEqual(['two', 'two', 'three', 'three']);
  await pool.close();
});

test('questions that wait too long get a random answer', async () => {
  const problems: BotProblem[] = [];
  const pool = oddPool(problems, 50);
  const begun = performance.now();
  const answers = await Promise.all(Array.from({ length: 30 }, () => pool.choose(questionTo('sleeps'))));
  expect(answers).toHaveLength(30);
  expect(problems).toContain('queue');
  expect(performance.now() - begun).toBeLessThan(30_000);
  await pool.close();
});

test('bots of watched tables come first, and those of unwatched ones still get their turn', async () => {
  const pool = oddPool([], 30_000);
  const order: string[] = [];
  const ask = async (name: string, isWatched: () => boolean) => {
    expect(await pool.choose(questionTo('thinks'), isWatched)).toBe('three');
    order.push(name);
  };
  const unwatched = Array.from({ length: 20 }, () => ask('unwatched', () => false));
  await Promise.all([ask('watched', () => true), ask('watched', () => true)]);
  // One was being thought about already.
  expect(order.filter((name) => name === 'unwatched').length).toBeLessThan(3);
  await Promise.all(unwatched);
  order.length = 0;
  const all = Array.from({ length: 30 }, () => ask('watched', () => true));
  await Promise.all([...all, ask('unwatched', () => false)]);
  expect(order).toHaveLength(31);
  await pool.close();
});

test('an unwatched table is not starved by watched ones', async () => {
  const pool = oddPool([], 30_000);
  let isDone = false;
  let asked = 0;
  const keepAsking = async (): Promise<void> => {
    while (!isDone && asked++ < 1000) await pool.choose(questionTo('thinks'));
  };
  const watched = [keepAsking(), keepAsking(), keepAsking()];
  await pool.choose(questionTo('thinks'), () => false);
  isDone = true;
  await Promise.all(watched);
  expect(asked).toBeLessThan(100);
  await pool.close();
});

test('a closing pool answers all pending questions', async () => {
  const pool = oddPool([], 50);
  const answers = Promise.all([pool.choose(questionTo('sleeps')), pool.choose(questionTo('sleeps'))]);
  await pool.close();
  expect(await answers).toHaveLength(2);
});

test('settings come from flags, then the environment, then the defaults', () => {
  expect(readSettings().port).toBe(8080);
  expect(
    readSettings({}, { COVEN_PORT: '99', COVEN_TRUST_PROXY: '1', COVEN_ORIGINS: 'https://a.example,https://b.example' }),
  ).toMatchObject({
    port: 99,
    trustProxy: true,
    origins: ['https://a.example', 'https://b.example'],
  });
  expect(readSettings({ port: '7' }, { COVEN_PORT: '99' }).port).toBe(7);
  expect(() => readSettings({ port: '65536' })).toThrow('bad-setting');
  expect(() => readSettings({ port: '-1' })).toThrow('bad-setting');
  expect(() => readSettings({ cert: 'a.pem' })).toThrow(/missing-setting.*--key/);
  expect(() => readSettings({ key: 'a.pem' })).toThrow(/missing-setting.*--cert/);
  // A problem names the flag or variable that was set; an empty variable counts as unset.
  expect(() => readSettings({}, { COVEN_PORT: 'x' })).toThrow('COVEN_PORT');
  expect(() => readSettings({ port: 'x' }, { COVEN_PORT: '1' })).toThrow('--port');
  expect(readSettings({}, { COVEN_PORT: '', COVEN_TRUST_PROXY: '' })).toMatchObject({ port: 8080, trustProxy: false });
  for (const name of ['data', 'host', 'client']) expect(() => readSettings({ [name]: '' })).toThrow('bad-setting');
  expect(() => readSettings({ colour: 'red' })).toThrow('unknown-setting');
  expect(new Set(SETTINGS.map(({ env }) => env)).size).toBe(SETTINGS.length);
});

test('plain text is one line without invisible characters', () => {
  expect(plainText('a\u0000b\tc\r\nd', 99)).toBe('a b c d');
  expect(plainText('\u202eevil\u202c \ufeff\u200d', 99)).toBe('evil');
  expect(plainText('🤷🏽\u200d♀️ 🏳️\u200d🌈 👩\u200d👩\u200d👧', 99)).toBe('🤷🏽\u200d♀️ 🏳️\u200d🌈 👩\u200d👩\u200d👧');
  expect(plainText('A\u200dn🧹\u200d\u200d🧹\u200dna', 99)).toBe('An🧹🧹na');
  expect(plainText('👩\u200d👧', 2)).toBe('👩');
  expect(plainText('e\u0301', 99)).toBe('é');
  for (const invisible of ['\u3164', '\u2800', '\u115f\u1160', '\u034f', '\ufe0f', '\u{e0100}']) {
    expect(plainText(invisible, 99)).toBe('');
    expect(plainText(`Anna${invisible}`, 99)).toBe('Anna');
  }
  expect(plainText(`z${'\u0335'.repeat(50)}`, 99)).toHaveLength(4);
  expect(plainText('🧙🧙🧙', 2)).toBe('🧙🧙');
  expect(plainText('\ud800 x', 99)).toBe('x');
});

test('buckets refill over time; an IPv6 /64 prefix counts as one address', () => {
  const bucket = new Bucket(2, 3, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
  expect(bucket.take(499)).toBe(false);
  expect(bucket.take(501)).toBe(true);
  expect(bucket.isFull(500)).toBe(false);
  expect(bucket.isFull(2100)).toBe(true);
  expect(rateLimitKey('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(rateLimitKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(rateLimitKey('2001:db8::6')).toBe(rateLimitKey('2001:db8::7:1'));
  expect(rateLimitKey('::1')).toBe('0:0:0:0');
});
