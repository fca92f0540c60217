import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import {
  completeOptions,
  type Game,
  type GameRecord,
  isRefusal,
  openGame,
  type Problem,
  RECORD_FORMAT,
  readRecord,
  recordedOptions,
  type SignedRecord,
  scripted,
  seatsIn,
  setupOf,
  sha256Hex,
  Table,
  verifyRecord,
} from '@coven/core';
import { checkSignature } from '@coven/protocol/record-signature';
import { describe, expect, test } from 'vitest';
import { PRINTED as DECK } from '../blackmore/rules/cards.ts';
import { GAMES } from '../index.ts';
import { OUR_FILE } from '../konotop/rules/index.ts';
import { PRINTED as BOX } from '../whirling/rules/index.ts';
import { BOARD } from '../witchstone/rules/index.ts';

interface Golden {
  readonly name: string;
  readonly version: number;
  readonly record: GameRecord;
  readonly files: readonly string[];
}

/** What the code of each version wrote down; never rewritten. */
function goldenOf(game: string): readonly Golden[] {
  const folder = new URL(`../${game}/test/records/`, import.meta.url);
  const unpack = (path: string) => gunzipSync(readFileSync(new URL(path, folder))).toString();
  const versions = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return versions.flatMap(({ name: directory }) =>
    readdirSync(new URL(`${directory}/`, folder))
      .filter((file) => file.endsWith('.json.gz'))
      .map((file) => {
        const data = `${directory}/${file.replace('.json.gz', '.data.gz')}`;
        return {
          name: `${directory}/${file}`,
          version: Number(directory.replace('version-', '')),
          record: readRecord(unpack(`${directory}/${file}`)),
          files: existsSync(new URL(data, folder)) ? [unpack(data)] : [],
        };
      }),
  );
}

/** The same moves under the rules of another version: how it ends, or that it does not get there. */
function playedBy(game: Game, { record, files }: Golden, version: number): string {
  const options = recordedOptions(record, game, files);
  const table = new Table(openGame(game, seatsIn(record), options, version), setupOf(record), scripted([]));
  for (const entry of record.log) if (isRefusal(table.replay([entry]))) return 'refused';
  return JSON.stringify(table.rules.standings(table.state));
}

function isSigned(record: GameRecord): record is SignedRecord {
  return record.format === RECORD_FORMAT;
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const golden = goldenOf(id);

  test('records of every version verify', () => {
    for (const { name, version, record, files } of golden) {
      expect(record.version, name).toBe(version);
      expect(verifyRecord(record, GAMES, files), name).toMatchObject({ game: id, isOver: true, entries: record.log.length });
    }
  });

  test('the current version has one signed by a server, with a failed deal, familiars and votes', () => {
    const signed = golden.flatMap(({ name, version, record }) =>
      version === game.version && isSigned(record) && record.signer !== 'self' ? [{ name, record }] : [],
    );
    // A new game begins with records of its own making.
    const isNew = golden.every(({ record }) => isSigned(record));
    expect(signed.length > 0 || isNew).toBe(true);
    for (const { name, record } of signed) {
      expect(checkSignature(record, record.key), name).toBe('proven');
      const { atTable } = verifyRecord(record, GAMES);
      expect(atTable, name).toMatchObject({ deals: 2, ending: 'played' });
      expect(atTable?.standInMoves, name).toBeGreaterThan(0);
      expect(record.log.map(([, text]) => text)).toEqual(expect.arrayContaining(['vote 0 end yes', 'vote 0 end no', 'seat 1 person']));
    }
  });

  test('there are some of every version and number of players', () => {
    for (let version = 1; version <= game.version; version++) {
      const seats = new Set(golden.filter((one) => one.version === version).map(({ record }) => seatsIn(record)));
      const all = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, at) => game.seats.min + at);
      expect([...seats].sort()).toEqual(all);
    }
  });

  test('every change belongs to a version and a rule there is', () => {
    const { changes, data } = game.versions;
    expect(data).toHaveLength(game.version);
    expect(new Set(changes.map(({ since }) => since)).size).toBe(game.version - 1);
    for (const { since, rule } of changes) {
      expect(since).toBeGreaterThan(1);
      expect(since).toBeLessThanOrEqual(game.version);
      expect(game.rules.map(({ number }) => number)).toContain(rule);
    }
    expect(new Set(changes.map((change) => change.id)).size).toBe(changes.length);
  });

  test('an unknown version is refused by name', () => {
    const seats = game.seats.min;
    for (const version of [0, game.version + 1, 1.5, Number.NaN]) {
      const open = () => openGame(game, seats, completeOptions(game, seats), version);
      expect(open).toThrow(
        expect.objectContaining<Partial<Problem>>({ code: 'unknown-version', args: { game: id, version, known: game.version } }),
      );
    }
    const { record, files } = golden[0] as Golden;
    const verify = () => verifyRecord({ ...record, version: game.version + 1 }, GAMES, files);
    expect(verify).toThrow(
      expect.objectContaining<Partial<Problem>>({
        code: 'record-unknown-version',
        args: { version: game.version + 1, known: game.version },
      }),
    );
  });
});

test('witchstone: the version matters for the games chosen for it', () => {
  const game = GAMES.find(({ id }) => id === 'witchstone') as Game;
  const chosen = goldenOf('witchstone').filter(({ name }) => /version-1.*(waiting-hex|no-tile-fits|idle-points)/.test(name));
  expect(chosen).toHaveLength(6);
  for (const one of chosen) {
    expect(playedBy(game, one, 1), one.name).toBe(JSON.stringify(one.record.result));
    expect(playedBy(game, one, 2), one.name).not.toBe(JSON.stringify(one.record.result));
  }
});

/** Other data would replay old games differently: they need the next version, and the old ones kept for the versions before. */
test.each([
  ['blackmore', DECK],
  ['konotop', OUR_FILE],
  ['whirling', BOX],
  ['witchstone', BOARD],
])('%s: the data that come with the game are those of its current version', (id, data) => {
  expect(GAMES.find((game) => game.id === id)?.versions.data.at(-1)).toBe(sha256Hex(JSON.stringify(data)));
});
