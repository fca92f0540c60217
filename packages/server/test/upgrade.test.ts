import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { FIRST_FORMAT, RECORD_FORMAT, readRecord, verifyRecord } from '@coven/core';
import { sampleOf } from '@coven/core/laws';
import { GAMES } from '@coven/games';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { ChildServer } from './support/child-server.ts';
import { Line, Player } from './support/player.ts';
import { newDirectory, removeDirectory } from './support/serve.ts';

const fixture = (name: string) => readFileSync(new URL(`./upgrade/${name}`, import.meta.url));

/** The guests' cookies, and the tables by name; see `upgrade/README.md`. */
const PEOPLE = JSON.parse(fixture('people.json').toString()) as {
  readonly anna: string;
  readonly bohdan: string;
  readonly tables: Readonly<Record<string, string>>;
};
const RUNNING = ['blackmore', 'konotop', 'whirling', 'witchstone', 'noTileFits', 'idlePoints'];
const tableOf = (name: string) => PEOPLE.tables[name] as string;

let server: ChildServer | undefined;
let data = '';
afterEach(async () => {
  await server?.stop('SIGKILL');
  removeDirectory(data);
});

/** A real server on a database written by the code of rules version 1. */
async function startOn(file: 'coven.db' | 'backup.db', change: (db: DatabaseSync) => void = () => {}): Promise<readonly [Player, Player]> {
  data = newDirectory();
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'coven.db'), gunzipSync(fixture(`${file}.gz`)));
  const db = new DatabaseSync(join(data, 'coven.db'));
  change(db);
  db.close();
  server = new ChildServer({ data });
  await server.start();
  const person = (cookie: string) => Object.assign(new Player(server?.address as string), { cookie });
  return [person(PEOPLE.anna), person(PEOPLE.bohdan)];
}

/** The next player to move; `undefined` once the game is over, which a bot's move may cause. */
async function nextMover(lines: readonly Line[]): Promise<Line | undefined> {
  while (lines.some((line) => line.room?.phase !== 'over')) {
    const mover = lines.find((line) => line.mayMove);
    if (mover) return mover;
    await Promise.race(lines.map((line) => line.news()));
  }
  return undefined;
}

/** Both players return and finish the game with varied moves; the record must verify under its original version. */
async function finish(people: readonly Player[], id: string, format = FIRST_FORMAT as string): Promise<number> {
  const lines = await Promise.all(people.map((player) => player.enter(id)));
  for (let count = 0; ; count++) {
    const mover = await nextMover(lines);
    if (!mover) break;
    const { cursor = 0, choices } = mover.update ?? {};
    const offered = choices?.moves ?? [];
    const answer = await mover.ask({ type: 'move', decision: choices?.decision ?? 0, text: offered[(count * 7) % offered.length] ?? '' });
    // A bot that chose at the same time may have made the move unavailable; then wait for an update.
    expect(answer.type === 'done' || (mover.update?.cursor ?? 0) > cursor).toBe(true);
    await mover.until(() => (mover.update?.cursor ?? 0) > cursor || mover.room?.phase === 'over');
  }
  await Promise.all(lines.map((line) => line.close()));
  const response = await (people[0] as Player).request('GET', `/api/tables/${id}/record`);
  const record = readRecord(await response.text());
  expect(verifyRecord(record, GAMES)).toMatchObject({ isOver: true });
  expect(record.format).toBe(format);
  return record.version;
}

/** Creates, starts and leaves a table; returns its rules version. */
async function versionOfNewTable([anna, bohdan]: readonly [Player, Player]): Promise<number> {
  const id = await anna.createTable({ game: 'witchstone', chairs: [null, null] });
  const lines = [await anna.enter(id), await bohdan.enter(id)] as const;
  await lines[1].do({ type: 'sit', seat: 1 });
  await lines[0].ready();
  await lines[1].ready();
  for (const line of lines) await line.do({ type: 'end-vote', agrees: true });
  await lines[0].until(() => lines[0].room?.phase === 'over');
  await Promise.all(lines.map((line) => line.close()));
  return readRecord(await (await anna.request('GET', `/api/tables/${id}/record`)).text()).version;
}

describe.each(sampleOf(['coven.db', 'backup.db'] as const, 'coven.db'))('on the %s of version 1', (file) => {
  test('every running table is finished under version 1; new ones use version 2', async () => {
    const people = await startOn(file);
    for (const name of RUNNING) expect(await finish(people, tableOf(name)), name).toBe(1);
    expect(await versionOfNewTable(people)).toBe(2);
  });

  test('a waiting table starts under the version it was created with; the record of a finished one still verifies', async () => {
    const people = await startOn(file);
    const lines = [await people[0].enter(tableOf('waiting')), await people[1].enter(tableOf('waiting'))] as const;
    await lines[1].do({ type: 'sit', seat: 1 });
    await lines[0].ready();
    await lines[1].ready();
    await Promise.all(lines.map((line) => line.close()));
    expect(await finish(people, tableOf('waiting'), RECORD_FORMAT)).toBe(1);
    const over = readRecord(await (await people[0].request('GET', `/api/tables/${tableOf('over')}/record`)).text());
    expect(verifyRecord(over, GAMES)).toMatchObject({ isOver: true });
  });
});

test.each([
  ['there is none', (db: DatabaseSync) => db.exec('DELETE FROM snapshot')],
  ['it is unreadable', (db: DatabaseSync) => db.exec('UPDATE snapshot SET body = substr(body, 1, length(body) / 2)')],
  ['it is of another version', (db: DatabaseSync) => db.exec(`UPDATE snapshot SET body = json_set(body, '$.version', 2, '$.play', NULL)`)],
])('a table is rebuilt from its log under its own version if %s', async (_, change) => {
  const people = await startOn('coven.db', change);
  for (const name of ['noTileFits', 'idlePoints']) expect(await finish(people, tableOf(name)), name).toBe(1);
});

test('a nonce that was sent before deals had two phases makes nobody ready', async () => {
  const [anna] = await startOn('coven.db', (db) => {
    // Only the log counts then.
    db.exec('DELETE FROM snapshot');
    db.prepare(
      `UPDATE line SET body = json_set(body, '$.seating.chairs[0].nonce', ?) WHERE seq = 0 AND room = (SELECT number FROM room WHERE id = ?)`,
    ).run('ab'.repeat(32), tableOf('waiting'));
  });
  const line = await anna.enter(tableOf('waiting'));
  expect(line.room?.chairs[0]).toMatchObject({ kind: 'human', isReady: false });
  await line.close();
});

test('a table of a newer version is reported as such, and the others continue', async () => {
  const [anna, bohdan] = await startOn('coven.db', (db) => {
    const newer = db.prepare(
      `UPDATE line SET body = json_set(body, '$.version', 9) WHERE seq = 0 AND room = (SELECT number FROM room WHERE id = ?)`,
    );
    newer.run(tableOf('witchstone'));
  });
  const line = await Line.open(anna);
  line.send(enterMessage(tableOf('witchstone')));
  await line.untilClosed();
  const closing = line.received.map((text) => JSON.parse(text)).find(({ type }) => type === 'closing');
  expect(closing).toEqual({ type: 'closing', reason: 'unknown-version', args: { game: 'witchstone', version: 9, known: 2 } });

  const response = await anna.request('GET', `/api/tables/${tableOf('witchstone')}/record`);
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: { reason: 'unknown-version', args: { game: 'witchstone', version: 9, known: 2 } } });
  expect(await finish([anna, bohdan], tableOf('noTileFits'))).toBe(1);
});
