import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  completeOptions,
  type Entry,
  FIRST_FORMAT,
  type FirstRecord,
  isRefusal,
  readRecord,
  scripted,
  sealed,
  sealedOptions,
  seedOf,
  setupOf,
  Table,
  verifyRecord,
  writeRecord,
} from '../src/index.ts';
import { pairs } from './pairs.ts';
import { problemOf } from './problem-of.ts';

const CARDS = 'the owner’s cards';

function recorded(given = {}): FirstRecord {
  const secret = '5a'.repeat(32);
  const options = completeOptions(pairs, 2, given);
  const front = {
    format: FIRST_FORMAT,
    game: 'pairs',
    version: 1,
    options: sealedOptions(pairs, options),
    players: [{ name: 'Олена' }, { name: 'Bot', bot: 'random' }],
    commitment: commitmentOf(secret),
    nonces: ['77'.repeat(32), null],
    secret,
  } as const;
  const table = new Table(pairs.open(options, 2, 1), setupOf(front), sealed(seedOf(secret, front.nonces)));
  const log: Entry[] = [];
  for (const [seat, text] of ['pick 1', 'undo', 'pick 2', 'ready']
    .flatMap((line): [number, string][] => [
      [0, line],
      [1, line],
    ])
    .concat([
      [0, 'pick 3'],
      [1, 'pick 1'],
      [0, 'ready'],
      [1, 'ready'],
      [0, 'pick 1'],
      [1, 'pick 3'],
      [1, 'ready'],
      [0, 'ready'],
    ])) {
    const step = table.play(seat, text);
    if (isRefusal(step)) throw new Error(`${seat} ${text}: ${step.reason}`);
    log.push(...step.entries);
  }
  return { ...front, log, head: table.head, result: table.rules.standings(table.state) };
}

const good = recorded();
const check = (record: unknown, files: readonly string[] = []) => verifyRecord(readRecord(JSON.stringify(record)), [pairs], files);

describe('a record of the first format', () => {
  test('is written, read and verified', () => {
    expect(readRecord(writeRecord(good))).toEqual(good);
    expect(check(good)).toMatchObject({ game: 'pairs', seats: 2, moves: 16, draws: 3, isOver: true, head: good.head, atTable: null });
  });

  test('has one entry per line', () => {
    expect(writeRecord(good).split('\n')).toContain('  [0,"undo"],');
  });

  test('verifies without a result if the game was ended early', () => {
    const early = { ...good, log: good.log.slice(0, 2), result: null };
    const table = new Table(pairs.open({}, 2, 1), setupOf(good), scripted([]));
    for (const entry of early.log) table.replay([entry]);
    expect(check({ ...early, head: table.head })).toMatchObject({ isOver: false, moves: 2 });
    expect(problemOf(() => check({ ...early, head: table.head, result: good.result }))).toBe('record-wrong-result');
  });

  test('names a data file by its hash and needs it to verify', () => {
    const withFile = recorded({ cards: CARDS });
    expect(withFile.options.cards).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(problemOf(() => check(withFile))).toBe('record-needs-file');
    expect(problemOf(() => check(withFile, ['another file']))).toBe('record-needs-file');
    expect(check(withFile, ['another file', CARDS]).isOver).toBe(true);
  });

  const change = (index: number, entry: Entry) => ({ ...good, log: good.log.map((old, at) => (at === index ? entry : old)) });
  const tossAt = good.log.findIndex(([by]) => by === 'chance');
  const toss = good.log[tossAt]?.[1];

  test.each([
    ['a changed draw', change(tossAt, ['chance', toss === 'coin heads' ? 'coin tails' : 'coin heads']), 'record-wrong-draw'],
    ['a draw given to a player', change(tossAt, [0, toss ?? '']), 'record-wrong-draw'],
    ['a dropped draw', { ...good, log: good.log.filter((_, at) => at !== tossAt) }, 'record-wrong-draw'],
    ['a changed move', change(0, [0, 'pick 3']), 'record-wrong-head'],
    ['an illegal move', change(0, [0, 'ready']), 'record-illegal-move'],
    ['a move of no seat', change(0, [9, 'pick 1']), 'record-illegal-move'],
    ['an undo of no seat', change(1, [9, 'undo']), 'record-illegal-move'],
    ['an unreadable move', change(0, [0, 'dance']), 'record-illegal-move'],
    ['a dropped move', { ...good, log: good.log.slice(1) }, 'record-illegal-move'],
    ['a dropped end', { ...good, log: good.log.slice(0, -2) }, 'record-wrong-head'],
    ['a move too many', { ...good, log: [...good.log, [0, 'pick 1']] }, 'record-illegal-move'],
    ['swapped moves', { ...good, log: [good.log[1], good.log[0], ...good.log.slice(2)] }, 'record-wrong-head'],
    ['a wrong commitment', { ...good, commitment: '00'.repeat(32) }, 'record-wrong-commitment'],
    ['a wrong secret', { ...good, secret: '00'.repeat(32) }, 'record-wrong-commitment'],
    [
      'another secret with its commitment',
      { ...good, secret: '01'.repeat(32), commitment: commitmentOf('01'.repeat(32)) },
      'record-wrong-draw',
    ],
    ['another nonce', { ...good, nonces: ['78'.repeat(32), null] }, 'record-wrong-draw'],
    ['a wrong head', { ...good, head: '00'.repeat(32) }, 'record-wrong-head'],
    ['a wrong result', { ...good, result: good.result?.map((row) => ({ ...row, score: row.score + 1 })) }, 'record-wrong-result'],
    ['no result', { ...good, result: null }, 'record-wrong-result'],
    ['another game', { ...good, game: 'chess' }, 'record-unknown-game'],
    ['another version', { ...good, version: 2 }, 'record-unknown-version'],
    ['an unknown option', { ...good, options: { ...good.options, x: 'y' } }, 'record-bad-options'],
    ['another format', { ...good, format: 'coven-record/3' }, 'record-wrong-format'],
    ['an extra field', { ...good, extra: 1 }, 'record-unknown-field'],
    ['an extra field of a player', { ...good, players: [{ name: 'a', age: 3 }, { name: 'b' }] }, 'record-bad-field'],
    ['an entry of the table', { ...good, log: [...good.log, ['table', 'end played']] }, 'record-bad-field'],
    ['a list', [], 'record-wrong-format'],
    ['nothing', null, 'record-wrong-format'],
    ['a log that is no list', { ...good, log: 'x' }, 'record-bad-field'],
    ['an entry that is no pair', { ...good, log: [[0]] }, 'record-bad-field'],
    ['a seat below zero', { ...good, log: [[-1, 'pick 1']] }, 'record-bad-field'],
    ['too few nonces', { ...good, nonces: [null] }, 'record-bad-field'],
    ['no players', { ...good, players: [], nonces: [] }, 'record-bad-options'],
  ])('rejects %s', (_, record, code) => {
    expect(problemOf(() => check(record))).toBe(code);
  });

  test('is rejected at once if it is not JSON or too long', () => {
    expect(problemOf(() => readRecord(writeRecord(good).slice(0, -40)))).toBe('record-not-json');
    expect(problemOf(() => readRecord('x'.repeat(10_000_000)))).toBe('record-too-large');
    expect(problemOf(() => readRecord('['.repeat(1_000_000)))).toBe('record-not-json');
  });

  test('never verifies and never crashes with a damaged text', () => {
    const text = writeRecord(good);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 3 }), (at, noise) => {
        const damaged = text.slice(0, at) + noise + text.slice(at + noise.length);
        const isSame = () => JSON.stringify({ ...JSON.parse(damaged), players: 0 }) === JSON.stringify({ ...good, players: 0 });
        if (problemOf(() => verifyRecord(readRecord(damaged), [pairs])) === 'none') expect(isSame()).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
