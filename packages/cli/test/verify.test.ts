import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  completeOptions,
  FastRandom,
  link,
  type OpenedDeal,
  recordText,
  rootOf,
  type SignedRecord,
  setupOf,
  writeRecord,
} from '@coven/core';
import { sampleOf } from '@coven/core/laws';
import { botsOf } from '@coven/games';
import { blackmore } from '@coven/games/blackmore/rules';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import { selfSigner } from '@coven/protocol/record-signature';
import { LocalRoom, localRecord } from '@coven/room';
import { beforeAll, describe, expect, test } from 'vitest';
import { coven, covenHere, linesOf, scratch } from './coven.ts';

let valid = '';
beforeAll(async () => {
  valid = (await covenHere(['record', 'blackmore', '--seats', '3', '--seed', 'verify', '--bots', 'greedy,random'])).out;
});

function changed(change: (record: { -readonly [Key in keyof SignedRecord]: SignedRecord[Key] }) => void): string {
  const record = JSON.parse(valid);
  change(record);
  return writeRecord(record);
}

const SECRET = '5a'.repeat(32);
const FIRST = gunzipSync(
  readFileSync(new URL('../../../games/blackmore/test/records/version-1/4-seats-other-wheel.json.gz', import.meta.url)),
).toString();

/** A game of one person and a bot. */
function personsGame(end: 'played' | 'ended early'): SignedRecord {
  const options = completeOptions(blackmore, 2);
  const [bot = null] = botsOf('blackmore');
  const session = new LocalRoom({
    id: 'terminal',
    game: blackmore,
    version: blackmore.version,
    rules: blackmore.open(options, 2, blackmore.version),
    options,
    players: [{ name: 'Anna' }, { name: 'Bot', bot: 'random' }],
    bots: [null, bot],
    secret: SECRET,
    salts: ['6b'.repeat(32), null],
    nonces: ['7c'.repeat(32), null],
    random: new FastRandom('anna'),
    budget: 0,
  });
  let choices: { readonly decision: number; readonly moves: readonly string[] } | undefined;
  const send = session.connect(0, (text) => {
    const update = JSON.parse(text);
    if (update.type === 'whole') choices = update.choices;
  });
  session.begin();
  for (let at = 0; !session.isOver; at++) {
    if (at === 9 && end === 'ended early') send({ type: 'end-vote', id: 'end-vote-1', agrees: true });
    const seat = session.awaitedBot;
    if (seat !== undefined) session.playBot(seat);
    else {
      send(enterMessage('terminal'));
      send({ type: 'move', id: `request-${at}`, decision: choices?.decision ?? 0, text: choices?.moves[0] ?? '' });
    }
  }
  return localRecord(session, selfSigner) as SignedRecord;
}

/** The indexes of players' moves in the log. */
function moves({ log }: SignedRecord): readonly number[] {
  return log.flatMap(([by], at) => (typeof by === 'number' ? [at] : []));
}

function swap(record: { log: SignedRecord['log'] }, one: number, other: number): void {
  const log = [...record.log];
  [log[one], log[other]] = [log[other] as (typeof log)[number], log[one] as (typeof log)[number]];
  record.log = log;
}

function changeDeal(record: { deals: SignedRecord['deals'] }, change: Partial<OpenedDeal>): void {
  record.deals = record.deals.map((deal) => ({ ...deal, ...change }));
}

async function verify(text: string | Buffer, ...more: string[]) {
  const file = join(scratch, `${randomBytes(8).toString('hex')}.json`);
  writeFileSync(file, text);
  return covenHere(['verify', file, ...more]);
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
    expect((await covenHere(['record', 'blackmore', '--seats', '3', '--seed', 'other'])).out).not.toBe(valid);
  });

  test.each([2, 3, 4, 5])('with %i seats is accepted, with every option', async (seats) => {
    const options = ['--option', 'wheel=ascending', '--option', `first=${seats - 1}`, '--option', 'scores=open'];
    const { out } = await covenHere(['record', 'blackmore', '--seats', `${seats}`, ...options]);
    expect(JSON.parse(out).options).toEqual({ wheel: 'ascending', first: `${seats - 1}`, scores: 'open' });
    expect(await verify(out)).toMatchObject({ code: 0, err: '' });
  });
});

describe('verify accepts', () => {
  test('a valid record, and prints what was proven', async () => {
    const { code, out, err } = await verify(valid);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Witches of Blackmore, players: 3');
    expect(out.match(/✓/g)).toHaveLength(6);
    expect(out).toContain('Seat 1: bot greedy');
    expect(out).toContain('not proven to be the game that was played');
    expect(out).toContain(JSON.parse(valid).head);
  });

  test('a record from standard input', async () => {
    expect(await coven(['verify', '-'], { input: valid })).toMatchObject({ code: 0, err: '' });
  });

  test('a game that was ended early, but only with its end', async () => {
    const early = personsGame('ended early');
    expect(await verify(writeRecord(early))).toMatchObject({ code: 0, out: expect.stringContaining('ended early; everybody agreed') });
    const log = early.log.slice(0, -1);
    const head = log.reduce(link, rootOf(setupOf(early)));
    const cut = { ...early, log, head, ...selfSigner(SECRET)(early.table, head) };
    expect(await verify(writeRecord(cut))).toMatchObject({ code: 1, err: expect.stringContaining('cut short') });
  });

  test('a record without its names, and says that they were removed', async () => {
    const { out } = await verify(writeRecord(personsGame('played')));
    expect(out).toContain('Seat 1: Anna');
    const { code, out: without } = await verify(writeRecord({ ...personsGame('played'), names: {} }));
    expect([code, without]).toEqual([0, expect.stringContaining('Seat 1: name removed')]);
  });
});

describe('a signature', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
  /** A game signed by a server that nobody else knows. */
  const served = (record: SignedRecord): string => {
    const signed = { ...record, signer: 'server', key } as const;
    return writeRecord({ ...signed, signature: sign(null, Buffer.from(recordText(signed)), privateKey).toString('hex') });
  };

  test('by the known key proves the game; without a key it is only consistent', async () => {
    const record = served(personsGame('played'));
    expect(await verify(record, '--key', key)).toMatchObject({ code: 0, out: expect.stringContaining('this is the game that was played') });
    const { code, out } = await verify(record);
    expect([code, out]).toEqual([0, expect.stringContaining('Consistent, not proven to be the game that was played')]);
  });

  test.each(['uk', 'ru', 'fr'])('is told in %s', async (language) => {
    const [known, unknown] = [
      await verify(served(personsGame('played')), '--lang', language, '--key', key),
      await verify(valid, '--lang', language),
    ];
    expect([known.code, unknown.code]).toEqual([0, 0]);
    expect(known.out + unknown.out).not.toMatch(/undefined|onsistent, not/);
  });

  test.each<[string, () => string, RegExp]>([
    ['an invented game, signed with another key', () => served(personsGame('played')), /signature of this key/],
    ['a game signed by its own program', () => valid, /not by a server/],
    ['a record of the first format', () => FIRST, /signature of this key/],
  ])('with a known key %s is rejected', async (_, make, told) => {
    expect(await verify(make(), '--key', 'ab'.repeat(32))).toMatchObject({ code: 1, out: '', err: expect.stringMatching(told) });
  });

  test.each<[string, (record: SignedRecord) => SignedRecord]>([
    ['a claim that a server signed it', (record) => ({ ...record, signer: 'server' })],
    ['another key', (record) => ({ ...record, key: 'ab'.repeat(32) })],
    ['a changed signature', (record) => ({ ...record, signature: record.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })],
  ])('does not fit %s', async (_, change) => {
    expect(await verify(writeRecord(change(personsGame('played'))))).toMatchObject({ code: 1, err: expect.stringContaining('signature') });
  });

  test('a key that is none is wrong usage', async () => {
    expect(await verify(valid, '--key', 'abc')).toMatchObject({ code: 2, err: expect.stringContaining('64 hexadecimal digits') });
  });

  test('a record of the first format says what it proves less', async () => {
    expect(await verify(FIRST)).toMatchObject({ code: 0, out: expect.stringContaining('proves neither the names nor who made each move') });
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
    ['a wrong commitment', () => changed((record) => changeDeal(record, { commitment: 'ab'.repeat(32) })), /does not match the seal/],
    ['a wrong secret', () => changed((record) => changeDeal(record, { secret: 'ab'.repeat(32) })), /does not match the seal/],
    ['a nonce of a bot', () => changed((record) => changeDeal(record, { nonces: ['ab'.repeat(32), null, null] })), /“deals”/],
    ['a wrong head', () => changed((record) => (record.head = 'ab'.repeat(32))), /head/],
    ['a wrong result', () => changed((record) => (record.result = (record.result ?? []).map((one) => ({ ...one, place: 1 })))), /result/],
    ['a truncated file', () => valid.slice(0, valid.length / 2), /cut short/],
    ['an empty file', () => '', /not JSON/],
    ['a file of another game', () => changed((record) => (record.game = 'bridge')), /“bridge”/],
    ['a file of another version', () => changed((record) => (record.version = 99)), /version 99/],
    ['options of another game', () => changed((record) => (record.options = { spell: 'frog' })), /options/],
    [
      'too few players',
      () => changed((record) => changeDeal(record, { players: [['bot', 'a']], hashes: [null], nonces: [null] })),
      /options/,
    ],
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

  test('in a process of its own', async () => {
    const { code, out, err } = await coven(['verify', '-'], { input: valid.slice(0, valid.length / 2) });
    expect([code, out, linesOf(err)]).toEqual([1, '', [expect.stringMatching(/^coven: .*cut short/)]]);
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
