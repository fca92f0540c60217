import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  completeOptions,
  formatTableEntry,
  isRefusal,
  type LogEntry,
  link,
  nameHashOf,
  nonceHashOf,
  type OpenedDeal,
  parseTableEntry,
  RECORD_FORMAT,
  readRecord,
  rootOf,
  type SealedName,
  type SealedPlayer,
  type SignedRecord,
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

const TABLE_ID = 'table234567';
const OLENA: SealedName = { name: 'Олена', salt: '1a'.repeat(32) };
const BOHDAN: SealedName = { name: 'Bohdan', salt: '2b'.repeat(32) };
const person = (name: SealedName): SealedPlayer => ['person', nameHashOf(name)];
const digit = (at: number) => String(at).repeat(64);

function deal(at: number, players: readonly SealedPlayer[], isRevealed: (seat: number) => boolean): OpenedDeal {
  const isPerson = (seat: number) => players[seat]?.[0] === 'person';
  const nonce = (seat: number) => digit(at * 2 + seat);
  return {
    players,
    commitment: commitmentOf(digit(9 - at)),
    hashes: players.map((_, seat) => (isPerson(seat) ? nonceHashOf(TABLE_ID, seat, nonce(seat)) : null)),
    nonces: players.map((_, seat) => (isPerson(seat) && isRevealed(seat) ? nonce(seat) : null)),
    secret: digit(9 - at),
  };
}

const BOTH = [person(OLENA), person(BOHDAN)];
const WITH_BOT: readonly SealedPlayer[] = [person(OLENA), ['bot', 'random']];
const PLAYED = [deal(0, BOTH, () => true)];

/** A record of these entries: moves by seat, and texts of the table; chance is drawn as it comes. */
function recorded(entries: readonly (readonly [number | 'table', string])[], deals = PLAYED, names = [OLENA, BOHDAN]): SignedRecord {
  const options = completeOptions(pairs, 2, {});
  const front = {
    format: RECORD_FORMAT,
    table: TABLE_ID,
    game: 'pairs',
    version: 1,
    options: sealedOptions(pairs, options),
    names: Object.fromEntries(names.map((name) => [nameHashOf(name), name])),
    deals,
  } as const;
  const { secret, nonces } = deals.at(-1) as OpenedDeal;
  const table = new Table(pairs.open(options, 2, 1), setupOf(front), sealed(seedOf(secret, nonces)));
  const log: LogEntry[] = [];
  for (const [by, text] of entries) {
    if (by === 'table') {
      log.push(table.note(text));
      continue;
    }
    const step = table.play(by, text);
    if (isRefusal(step)) throw new Error(`${by} ${text}: ${step.reason}`);
    log.push(...step.entries);
  }
  const result = table.isOver() ? table.rules.standings(table.state) : null;
  return { ...front, log, head: table.head, result, signer: 'self', key: digit(0), signature: digit(0) + digit(0) };
}

const MOVES: readonly (readonly [number | 'table', string])[] = [
  [0, 'pick 1'],
  [1, 'pick 1'],
  [0, 'undo'],
  [0, 'pick 2'],
  [0, 'ready'],
  ['table', 'seat 1 bot greedy'],
  [1, 'undo'],
  [1, 'pick 2'],
  [1, 'ready'],
  ['table', 'seat 1 person'],
  ['table', 'vote 0 end yes'],
  [0, 'pick 3'],
  ['table', 'vote 0 end no'],
  [1, 'pick 1'],
  [0, 'ready'],
  [1, 'ready'],
  [0, 'pick 1'],
  [1, 'pick 3'],
  [1, 'ready'],
  [0, 'ready'],
];
const good = recorded([...MOVES, ['table', 'end played']]);
const check = (record: unknown) => verifyRecord(readRecord(JSON.stringify(record)), [pairs]);
/** The record with a chain that fits again, as a forger would write it. */
function rechained(record: SignedRecord): SignedRecord {
  return { ...record, head: record.log.reduce(link, rootOf(setupOf(record))) };
}

describe('a record of the second format', () => {
  test('is written, read and verified, with who made the moves and how it ended', () => {
    expect(readRecord(writeRecord(good))).toEqual(good);
    expect(check(good)).toMatchObject({
      moves: 16,
      draws: 3,
      isOver: true,
      atTable: {
        table: TABLE_ID,
        players: [
          { kind: 'person', name: 'Олена' },
          { kind: 'person', name: 'Bohdan' },
        ],
        deals: 1,
        standInMoves: 3,
        ending: 'played',
      },
    });
  });

  test('still verifies without a name, and says that it was removed', () => {
    const { [nameHashOf(OLENA)]: _, ...names } = good.names;
    expect(check({ ...good, names }).atTable?.players).toEqual([
      { kind: 'person', name: null },
      { kind: 'person', name: 'Bohdan' },
    ]);
  });

  test('draws the same whatever happens at the table in between', () => {
    const plain = recorded([...MOVES.filter(([by]) => by !== 'table'), ['table', 'end played']]);
    const drawn = ({ log }: SignedRecord) => log.filter(([by]) => by === 'chance');
    expect(drawn(plain)).toEqual(drawn(good));
  });

  test('ended by agreement has no result', () => {
    const votes = [
      ['table', 'vote 0 end yes'],
      ['table', 'vote 1 end yes'],
    ] as const;
    expect(check(recorded([[0, 'pick 1'], ...votes, ['table', 'end agreed']]))).toMatchObject({
      isOver: false,
      atTable: { ending: 'agreed' },
    });
    expect(problemOf(() => check(recorded([[0, 'pick 1'], votes[0], ['table', 'end agreed']])))).toBe('record-wrong-entry');
    expect(check(recorded([[0, 'pick 1'], votes[0], ['table', 'end absent']]))).toMatchObject({ atTable: { ending: 'absent' } });
  });

  test('shows every attempt to deal', () => {
    const failed = deal(0, BOTH, (seat) => seat === 0);
    const deals = [failed, deal(1, WITH_BOT, () => true)];
    expect(check(recorded([...MOVES.filter(([by]) => by !== 'table'), ['table', 'end played']], deals))).toMatchObject({
      atTable: {
        deals: 2,
        players: [
          { kind: 'person', name: 'Олена' },
          { kind: 'bot', bot: 'random' },
        ],
      },
    });
  });

  test('of a table that was never dealt has nothing but its attempts', () => {
    const deals = [0, 1, 2].map((at) => deal(at, BOTH, (seat) => seat === at % 2));
    const undealt = recorded([['table', 'end not-dealt']], deals);
    expect(check(undealt)).toMatchObject({ moves: 0, isOver: false, atTable: { deals: 3, ending: 'not-dealt' } });
    expect(problemOf(() => check(recorded([['table', 'end not-dealt']], deals.slice(0, 2))))).toBe('record-wrong-deals');
    expect(
      problemOf(() =>
        check(
          recorded(
            [
              [0, 'pick 1'],
              ['table', 'end absent'],
            ],
            deals,
          ),
        ),
      ),
    ).toBe('record-wrong-deals');
  });

  const [first] = good.deals as readonly [OpenedDeal];
  const withDeal = (change: Partial<OpenedDeal>): SignedRecord => ({ ...good, deals: [{ ...first, ...change }] });
  const swappedNames = { [nameHashOf(OLENA)]: BOHDAN, [nameHashOf(BOHDAN)]: OLENA };
  const seatAt = good.log.findIndex(([, text]) => text === 'seat 1 bot greedy');
  const voteAt = good.log.findIndex(([, text]) => text === 'vote 0 end yes');
  const moved = (at: number) => good.log.toSpliced(at, 1).toSpliced(at - 1, 0, good.log[at] as LogEntry);
  const withLog = (log: readonly unknown[]) => ({ ...good, log });

  test.each([
    ['swapped names', { ...good, names: swappedNames }, 'record-wrong-name'],
    ['swapped seats', withDeal({ players: [...BOTH].reverse() }), 'record-wrong-head'],
    [
      'another name with its own hash',
      { ...good, names: { ...good.names, [nameHashOf({ ...OLENA, name: 'x' })]: { ...OLENA, name: 'x' } } },
      'record-wrong-name',
    ],
    ['a person made a bot', withDeal({ ...deal(0, WITH_BOT, () => true) }), 'record-wrong-entry'],
    ['a familiar that was another bot', withLog(good.log.with(seatAt, ['table', 'seat 1 bot random'])), 'record-wrong-head'],
    ['a dropped stand-in', withLog(good.log.filter(([, text]) => !text.startsWith('seat'))), 'record-wrong-head'],
    ['a moved stand-in', withLog(moved(seatAt)), 'record-wrong-head'],
    ['a moved vote', withLog(moved(voteAt)), 'record-wrong-head'],
    ['another table id', { ...good, table: 'table999999' }, 'record-wrong-nonce'],
    [
      'another table id without people',
      {
        ...recorded(
          [...MOVES.filter(([by]) => by !== 'table'), ['table', 'end played']],
          [
            deal(
              0,
              [
                ['bot', 'a'],
                ['bot', 'b'],
              ],
              () => true,
            ),
          ],
          [],
        ),
        table: 'other',
      },
      'record-wrong-head',
    ],
    ['a nonce that was not promised', withDeal({ nonces: [digit(7), digit(1)] }), 'record-wrong-nonce'],
    [
      'a nonce with its own hash',
      withDeal({ nonces: [digit(7), digit(1)], hashes: [nonceHashOf(TABLE_ID, 0, digit(7)), first.hashes[1] as string] }),
      'record-wrong-draw',
    ],
    ['another secret', withDeal({ secret: digit(4) }), 'record-wrong-commitment'],
    ['an attempt that did not fail', { ...good, deals: [first, first] }, 'record-wrong-deals'],
    [
      'an attempt left out',
      {
        ...recorded([...MOVES, ['table', 'end played']], [deal(0, BOTH, () => false), deal(1, BOTH, () => true)]),
        deals: [deal(1, BOTH, () => true)],
      },
      'record-wrong-head',
    ],
    ['an attempt without its nonces', withDeal({ nonces: [null, digit(1)] }), 'record-wrong-deals'],
    ['too many attempts', { ...good, deals: [first, first, first, first] }, 'record-bad-field'],
    ['an extra field', { ...good, extra: 1 }, 'record-unknown-field'],
    ['an extra field of a deal', withDeal({ extra: 1 } as Partial<OpenedDeal>), 'record-bad-field'],
    ['an extra field of a name', { ...good, names: { [nameHashOf(OLENA)]: { ...OLENA, age: 3 } } }, 'record-bad-field'],
    ['an extra field of the result', { ...good, result: good.result?.map((row) => ({ ...row, extra: 1 })) }, 'record-bad-field'],
    ['a nonce of a bot', withDeal({ players: WITH_BOT }), 'record-bad-field'],
    ['a signature that is too short', { ...good, signature: 'ab' }, 'record-bad-field'],
    ['another signer', { ...good, signer: 'nobody' }, 'record-bad-field'],
    ['a cut log', rechained({ ...good, log: good.log.slice(0, 3), result: null }), 'record-cut-short'],
    [
      'an end before the end',
      rechained({ ...good, log: [...good.log.slice(0, 3), ['table', 'end played']], result: null }),
      'record-wrong-entry',
    ],
    [
      'an end that nobody voted for',
      rechained({ ...good, log: [...good.log.slice(0, 3), ['table', 'end absent']], result: null }),
      'record-wrong-entry',
    ],
    ['an entry after the end', rechained({ ...good, log: [...good.log, ['table', 'vote 1 end yes']] }), 'record-wrong-entry'],
    ['a familiar of nobody', recorded([['table', 'seat 7 bot greedy']]), 'record-wrong-entry'],
    ['a person back who was not away', recorded([['table', 'seat 0 person']]), 'record-wrong-entry'],
    ['a vote that changes nothing', recorded([['table', 'vote 0 end no']]), 'record-wrong-entry'],
    ['an unreadable entry', recorded([['table', 'dance']]), 'record-wrong-entry'],
    [
      'a clock without a move',
      recorded([
        ['table', 'clock 0'],
        [1, 'pick 1'],
      ]),
      'record-wrong-entry',
    ],
    [
      'going back, which is reserved',
      recorded([
        [0, 'pick 1'],
        ['table', 'undo-back 0'],
      ]),
      'record-wrong-entry',
    ],
  ])('rejects %s', (_, record, code) => {
    expect(problemOf(() => check(record))).toBe(code);
  });

  test('rejects a repeated field, of which a reader may take either', () => {
    const text = writeRecord(good).replace('"version"', '"table": "another",\n"version"');
    expect(problemOf(() => readRecord(text))).toBe('record-repeated-field');
    expect(problemOf(() => readRecord(writeRecord(good).replace('"salt":', '"salt":"","salt":')))).toBe('record-repeated-field');
  });

  test('may say that a clock made a move', () => {
    expect(check(recorded([['table', 'clock 0'], ...MOVES, ['table', 'end played']]))).toMatchObject({ isOver: true });
  });

  test('gives a seat to another person', () => {
    const iryna = { name: 'Iryna', salt: '3c'.repeat(32) };
    const log = [['table', `seat 1 person ${nameHashOf(iryna)}`], ...MOVES, ['table', 'end played']] as const;
    expect(check(recorded(log, PLAYED, [OLENA, BOHDAN, iryna])).atTable?.players[1]).toEqual({ kind: 'person', name: 'Iryna' });
  });
});

test.each([
  'seat 2 bot greedy',
  'seat 0 person',
  `seat 9 person ${'ab'.repeat(32)}`,
  'vote 1 end yes',
  'vote 1 end no',
  'end played',
  'end agreed',
  'end absent',
  'end not-dealt',
  'clock 3',
  'undo-ask 1 40',
  'undo-answer 2 no',
  'undo-back 40',
])('the table entry "%s" is read and written', (text) => {
  const entry = parseTableEntry(text);
  expect(entry && formatTableEntry(entry)).toBe(text);
});

test.each(['', 'seat 02 person', 'seat 1 bot', 'seat -1 person', 'end', 'vote 1 end maybe', 'end played ', 'undo-back 01'])(
  'the text "%s" is no table entry',
  (text) => {
    expect(parseTableEntry(text)).toBeUndefined();
  },
);
