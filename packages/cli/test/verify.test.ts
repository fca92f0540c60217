import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type GameRecord, link, rootOf, setupOf, writeRecord } from '@coven/core';
import { sampleOf } from '@coven/core/laws';
import { beforeAll, describe, expect, test } from 'vitest';
import { coven, linesOf, scratch } from './coven.ts';

let valid = '';
beforeAll(async () => {
  valid = (await coven(['record', 'blackmore', '--seats', '3', '--seed', 'verify', '--bots', 'greedy,random'])).out;
});

function changed(change: (record: { -readonly [Key in keyof GameRecord]: GameRecord[Key] }) => void): string {
  const record = JSON.parse(valid);
  change(record);
  return writeRecord(record);
}

/** The indexes of players' moves in the log. */
function moves({ log }: GameRecord): readonly number[] {
  return log.flatMap(([by], at) => (by === 'chance' ? [] : [at]));
}

function swap(record: { log: GameRecord['log'] }, one: number, other: number): void {
  const log = [...record.log];
  [log[one], log[other]] = [log[other] as (typeof log)[number], log[one] as (typeof log)[number]];
  record.log = log;
}

async function verify(text: string | Buffer, ...more: string[]) {
  const file = join(scratch, `${randomBytes(8).toString('hex')}.json`);
  writeFileSync(file, text);
  return coven(['verify', file, ...more]);
}

describe('a record of an earlier version', () => {
  const golden = (path: string) => gunzipSync(readFileSync(new URL(`../../../games/${path}`, import.meta.url)));

  test.each([
    'blackmore/test/records/version-1/4-seats-other-wheel',
    'konotop/test/records/version-1/3-seats-skip',
    'whirling/test/records/version-1/3-seats-draft',
    'witchstone/test/records/version-1/3-seats-waiting-hex-1',
    'witchstone/test/records/version-1/2-seats-no-tile-fits-1',
    'witchstone/test/records/version-2/2-seats-greedy',
  ])('%s is accepted', async (path) => {
    expect(await verify(golden(`${path}.json.gz`))).toMatchObject({ code: 0, err: '' });
  });

  test('that needs a data file is accepted with that file', async () => {
    const file = join(scratch, 'golden-cards.json');
    writeFileSync(file, golden('konotop/test/records/version-1/4-seats-own-cards.data.gz'));
    const record = golden('konotop/test/records/version-1/4-seats-own-cards.json.gz');
    expect(await verify(record, '--option', `cards=${file}`)).toMatchObject({ code: 0, err: '' });
  });

  test('is rejected under another version', async () => {
    const record = JSON.parse(golden('witchstone/test/records/version-1/2-seats-no-tile-fits-1.json.gz').toString());
    const { code, err } = await verify(writeRecord({ ...record, version: 2 }));
    expect([code, err]).toEqual([1, expect.stringMatching(/WS-2\.1.*No tile fits/)]);
  });

  test('is rejected if its version is newer than the code', async () => {
    const { code, err } = await verify(changed((record) => (record.version = 7)));
    expect([code, err]).toEqual([1, 'coven: The record was played by version 7 of the rules; versions up to 1 are known here.\n']);
  });
});

describe('record', () => {
  test('is the same for the same seed, and different for another', async () => {
    const again = await coven(['record', 'blackmore', '--seats', '3', '--seed', 'verify', '--bots', 'greedy,random']);
    expect(again).toEqual({ code: 0, out: valid, err: '' });
    expect((await coven(['record', 'blackmore', '--seats', '3', '--seed', 'other'])).out).not.toBe(valid);
  });

  test.each([2, 3, 4, 5])('with %i seats is accepted, with every option', async (seats) => {
    const options = ['--option', 'wheel=ascending', '--option', `first=${seats - 1}`, '--option', 'scores=open'];
    const { out } = await coven(['record', 'blackmore', '--seats', `${seats}`, ...options]);
    expect(JSON.parse(out).options).toEqual({ wheel: 'ascending', first: `${seats - 1}`, scores: 'open' });
    expect(await verify(out)).toMatchObject({ code: 0, err: '' });
  });
});

describe('verify accepts', () => {
  test('a valid record, and prints what was proven', async () => {
    const { code, out, err } = await verify(valid);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Witches of Blackmore, players: 3');
    expect(out.match(/✓/g)).toHaveLength(5);
    expect(out).toContain(JSON.parse(valid).head);
  });

  test('a record from standard input', async () => {
    expect(await coven(['verify', '-'], { input: valid })).toMatchObject({ code: 0, err: '' });
  });

  test('a game that was ended early, if it claims no result', async () => {
    const short = changed((record) => {
      record.log = record.log.slice(0, moves(record)[8]);
      record.head = record.log.reduce(link, rootOf(setupOf(record)));
      record.result = null;
    });
    const { code, out, err } = await verify(short);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('not played to its end');
  });
});

describe('verify rejects, in one line and with exit code 1,', () => {
  const cases: readonly (readonly [string, () => string | Buffer, RegExp])[] = [
    [
      'a changed card in the deal',
      () =>
        changed((record) => {
          const drawn = record.log[4]?.[1];
          const other = record.log[7]?.[1] as string;
          record.log = record.log.map((entry, at) => (at === 4 && drawn !== other ? ['chance', other] : entry));
        }),
      /Entry 5, .*sealed seed/,
    ],
    [
      'a changed card in a move',
      () =>
        changed((record) => {
          const at = moves(record)[5] as number;
          const [by] = record.log[at] as [number, string];
          const later = record.log.slice(at + 1).find(([other, text]) => other !== by && text.startsWith('play')) as [number, string];
          record.log = record.log.map((entry, index) => (index === at ? [by, later[1]] : entry));
        }),
      /Entry \d+, .*\(BM-3\.\d\)/,
    ],
    [
      'a dropped move',
      () =>
        changed((record) => {
          const at = moves(record)[6];
          record.log = record.log.filter((_, index) => index !== at);
        }),
      /Entry \d+/,
    ],
    ['a dropped last move', () => changed((record) => (record.log = record.log.slice(0, -1))), /head/],
    [
      'swapped moves',
      () =>
        changed((record) => {
          const [first, second] = moves(record).slice(1, 3) as [number, number];
          swap(record, first, second);
        }),
      /Entry \d+, .*BM-3\.2/,
    ],
    ['swapped draws', () => changed((record) => swap(record, 0, 1)), /Entry 1, /],
    ['a wrong commitment', () => changed((record) => (record.commitment = 'ab'.repeat(32))), /commitment/],
    ['a wrong secret', () => changed((record) => (record.secret = 'ab'.repeat(32))), /commitment/],
    ['a wrong nonce', () => changed((record) => (record.nonces = ['ab'.repeat(32), null, null])), /Entry \d+, .*sealed seed/],
    ['a wrong head', () => changed((record) => (record.head = 'ab'.repeat(32))), /head/],
    ['a wrong result', () => changed((record) => (record.result = (record.result ?? []).map((one) => ({ ...one, place: 1 })))), /result/],
    ['a truncated file', () => valid.slice(0, valid.length / 2), /cut short/],
    ['an empty file', () => '', /not JSON/],
    ['a file of another game', () => changed((record) => (record.game = 'bridge')), /“bridge”/],
    ['a file of another version', () => changed((record) => (record.version = 99)), /version 99/],
    ['options of another game', () => changed((record) => (record.options = { spell: 'frog' })), /options/],
    ['too few players', () => changed((record) => Object.assign(record, { players: [{ name: 'a' }], nonces: [null] })), /options/],
    ['a move by a seat that does not exist', () => changed((record) => (record.log = [...record.log, [7, 'keep']])), /Entry \d+/],
    ['a log that is not a list', () => valid.replace('"log": [', '"log": {}, "lag": ['), /“log”/],
    ['another kind of JSON', () => '{"format":"something-else/1"}', /format/],
    ['a list of nothing', () => '[]', /format/],
    ['very deep JSON', () => '['.repeat(1_000_000), /JSON/],
    ['10 MB of noise', () => randomBytes(10_000_000), /too long/],
    ['1 MB of noise', () => randomBytes(1_000_000), /JSON/],
  ];
  test.each(cases)('%s', async (_, make, told) => {
    const { code, out, err } = await verify(make());
    expect(linesOf(err)).toHaveLength(1);
    expect(err).toMatch(told);
    expect(err).toMatch(/^coven: /);
    expect(err).not.toMatch(/\bat .*:\d+/);
    expect(out).toBe('');
    expect(code).toBe(1);
  });

  test.each(sampleOf(['uk', 'ru', 'fr'], 'ru'))('in %s as well', async (language) => {
    const { code, err } = await verify(
      changed((record) => swap(record, moves(record)[1] as number, moves(record)[2] as number)),
      '--lang',
      language,
    );
    expect(linesOf(err)).toHaveLength(1);
    expect(err).not.toMatch(/undefined|not your turn/);
    expect(code).toBe(1);
  });
});
