import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../../server/src/store/sqlite/sqlite-store.ts';
import { notice } from '../../server/test/store/stored-rows.ts';
import { isLeftOut } from '../../server/test/support/installed.ts';
import { Player } from '../../server/test/support/player.ts';
import { PostgresCluster } from '../../server/test/support/postgres-cluster.ts';
import { EXPIRED_CERTIFICATE, EXPIRED_KEY } from './certificate.ts';
import { coven, covenHere, linesOf, scratch } from './coven.ts';
import { Serving } from './serving.ts';
import { hasTmux, Terminal } from './tmux.ts';

/** The data directory of a server that ran, and a backup of it. */
async function served(name: string) {
  const data = join(scratch, name);
  const serving = await Serving.start(['--data', data]);
  await serving.stop('SIGTERM');
  const backup = join(scratch, `${name}.db`);
  expect(await coven(['backup', backup, '--data', data])).toMatchObject({ code: 0 });
  return { data, backup };
}

describe('restore', () => {
  test('puts a backup in place, with which a server starts', async () => {
    const { backup } = await served('first');
    const data = join(scratch, 'second');
    expect(await coven(['restore', backup, '--data', data])).toMatchObject({ code: 0, err: '' });
    expect(statSync(join(data, 'coven.db')).mode & 0o077).toBe(0);
    const serving = await Serving.start(['--data', data]);
    expect(await serving.stop('SIGTERM')).toBe(0);
  });

  test('overwrites nothing and refuses what is no backup', async () => {
    const { data, backup } = await served('keeping');
    const before = readFileSync(join(data, 'coven.db'));
    expect(await covenHere(['restore', backup, '--data', data])).toMatchObject({ code: 2, err: expect.stringContaining('already') });
    expect(readFileSync(join(data, 'coven.db')).equals(before)).toBe(true);
    const damaged = join(scratch, 'damaged.db');
    writeFileSync(damaged, 'no database '.repeat(1000));
    const elsewhere = join(scratch, 'elsewhere');
    expect(await covenHere(['restore', damaged, '--data', elsewhere])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no backup'),
    });
    expect(await covenHere(['restore', join(scratch, 'none.db')])).toMatchObject({ code: 2, err: expect.stringContaining('no file') });
  });
});

describe('doctor', () => {
  const doctor = async (...args: string[]) => {
    const { code, out } = await covenHere(['doctor', '--json', '--client', scratch, ...args]);
    const found: { id: string; isFine: boolean }[] = JSON.parse(out);
    return { code, wrong: found.filter(({ isFine }) => !isFine).map(({ id }) => id) };
  };

  test('finds nothing wrong with a server that could start', async () => {
    writeFileSync(join(scratch, 'index.html'), '');
    const { data } = await served('sound');
    expect(await doctor('--port', '0', '--data', data)).toEqual({ code: 0, wrong: [] });
  });

  test('says for how long what is kept', async () => {
    const { data } = await served('told how long');
    const args = ['doctor', '--data', data, '--client', scratch, '--port', '0'];
    const { out } = await covenHere(args);
    expect(out).toContain('kept for 90 days (--keep-days)');
    expect(out).toContain('Finished games are kept until you remove them');
    const limited = await covenHere([...args, '--keep-days', '5', '--keep-finished-days', '400']);
    expect(limited.out).toContain('kept for 5 days (--keep-days)');
    expect(limited.out).toContain('Finished games are kept for 400 days');
  });

  test('tells of notices that could not be delivered', async () => {
    const { data } = await served('told');
    const store = new SqliteStore(data);
    await store.tables.append({ table: 't', seq: 0, line: '{}', outbox: [notice('a'), notice('b')] });
    for (const { id } of await store.outbox.take(9, 1, 2)) await store.outbox.giveUp(id, 'gone');
    await store.close();
    expect(await doctor('--port', '0', '--data', data)).toEqual({ code: 1, wrong: ['notices'] });
    const { out } = await covenHere(['doctor', '--data', data, '--client', scratch, '--port', '0']);
    expect(out).toContain('in the last week: 2. The log');
  });

  test('finds a taken port, a damaged database, a clock behind, an expired certificate and missing pages', async () => {
    const data = join(scratch, 'ill');
    mkdirSync(data);
    const file = join(data, 'coven.db');
    writeFileSync(file, 'no database '.repeat(1000));
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(file, tomorrow, tomorrow);
    const [cert, key] = [join(scratch, 'cert.pem'), join(scratch, 'key.pem')];
    writeFileSync(cert, EXPIRED_CERTIFICATE);
    writeFileSync(key, EXPIRED_KEY);
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const args = ['--data', data, '--host', '127.0.0.1', '--port', String(port), '--cert', cert, '--key', key, '--client', data];
    expect(await doctor(...args)).toEqual({ code: 1, wrong: ['database', 'port', 'certificate', 'clock', 'client'] });
    const [shared] = JSON.parse((await covenHere(['doctor', '--json', '--database', 'postgres://nobody@127.0.0.1:1/none'])).out);
    expect(shared).toMatchObject({ id: 'shared', isFine: false, what: expect.stringContaining('127.0.0.1:1 cannot be reached') });
    const { out } = await coven(['doctor', ...args, '--lang', 'fr']);
    expect(out.match(/^✗ /gm)).toHaveLength(5);
    other.close();
  });
});

/** A game that ends at once because its only player agrees. */
async function playGame(address: string): Promise<{ readonly over: string }> {
  const ann = await Player.named(address, 'Odarka');
  const line = await ann.enter(await ann.createTable({ chairs: [null, 'random'] }));
  await line.ready();
  await line.do({ type: 'end-vote', agrees: true });
  await line.until(() => line.room?.phase === 'over');
  return { over: line.room?.id ?? '' };
}

/** The data of a server where one game was finished, without a record. */
async function finishedGame() {
  const data = join(scratch, `finished-${games++}`);
  const serving = await Serving.start(['--data', data]);
  const { over } = await playGame(serving.address);
  await serving.stop('SIGTERM');
  return { data, over };
}
let games = 0;

describe('tables', () => {
  test('are listed and exported, one in each line, while the server runs', async () => {
    const data = join(scratch, 'tables');
    const serving = await Serving.start(['--data', data]);
    const db = new DatabaseSync(join(data, 'coven.db'));
    const listing = {
      id: 'abcd',
      game: 'blackmore',
      phase: 'over',
      isPublic: true,
      seats: 2,
      open: 0,
      names: ['Ann'],
      guests: [],
      updated: 0,
    };
    db.prepare('INSERT INTO room (id) VALUES (?)').run('abcd');
    db.prepare('INSERT INTO listing (room, phase, is_public, updated, body) VALUES (?, ?, 1, 0, ?)').run(
      'abcd',
      'over',
      JSON.stringify(listing),
    );
    const { out: record } = await covenHere(['record', 'blackmore', '--seats', '2']);
    db.prepare('INSERT INTO record (room, tag, game, body) VALUES (?, ?, ?, ?)').run('abcd', 'tag', 'blackmore', record);
    db.close();

    expect(await coven(['tables', '--data', data])).toEqual({
      code: 0,
      out: 'abcd  1970-01-01 00:00  blackmore  over  1/2  Ann\n',
      err: '',
    });
    expect(JSON.parse((await coven(['tables', '--data', data, '--json'])).out)).toEqual(listing);
    const { out } = await coven(['tables', '--data', data, '--export']);
    expect(linesOf(out)).toHaveLength(1);
    expect(await coven(['verify', '-'], { input: out })).toMatchObject({ code: 0 });
    await serving.stop('SIGTERM');
    expect((await coven(['tables', '--data', data, '--export'])).out).toBe(out);
  });

  test('are exported even if nobody ever asked for the record, and the records verify', async () => {
    const { data, over } = await finishedGame();
    const { code, out, err } = await coven(['tables', '--data', data, '--export']);
    expect({ code, err, lines: linesOf(out).length }).toEqual({ code: 0, err: '', lines: 1 });
    expect(JSON.parse(out)).toMatchObject({ table: over, signer: 'server' });
    expect(await coven(['verify', '-'], { input: out })).toMatchObject({ code: 0, err: '' });
  });

  test('are removed after a question, or with --yes, and a running server tells those who sit there', async () => {
    const data = join(scratch, 'removed');
    const serving = await Serving.start(['--data', data]);
    const ann = await Player.named(serving.address, 'Ann');
    const [gone, kept] = [await ann.createTable({ chairs: [null, null] }), await ann.createTable({ chairs: [null, null] })];
    const [line, other] = [await ann.enter(gone), await ann.enter(kept)];

    expect(await coven(['tables', '--data', data, '--remove', gone])).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
    expect(await coven(['tables', '--data', data, '--remove', gone, '--remove', 'none', '--yes'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nothing was removed'),
    });
    await line.do({ type: 'chat', text: 'still here' });
    expect(await coven(['tables', '--data', data, '--remove', gone, '--yes'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Tables removed: 1.'),
    });
    await line.untilClosed();
    expect(line.closing).toBe('no-such-table');
    await other.do({ type: 'chat', text: 'here' });
    expect((await ann.get('/api/me')).tables.map(({ id }) => id)).toEqual([kept]);
    expect(await serving.stop('SIGTERM')).toBe(0);

    const db = new DatabaseSync(join(data, 'coven.db'));
    expect(db.prepare('SELECT id FROM room').all()).toEqual([{ id: kept }]);
    expect(db.prepare('SELECT count(DISTINCT room) AS rooms FROM line').get()).toEqual({ rooms: 1 });
    db.close();
    expect(await coven(['tables', '--data', data, '--remove', kept, '--yes'])).toMatchObject({ code: 0 });
    expect(await coven(['tables', '--data', data])).toMatchObject({ code: 0, out: '' });
  });

  test.skipIf(!hasTmux)('are kept unless the host says yes', async () => {
    const { data, over } = await finishedGame();
    const asked = async (answer: string) => {
      const terminal = await Terminal.open(80, 24, ['tables', '--data', data, '--remove', over, '--lang', 'uk']);
      await terminal.until((screen) => screen.includes('Назавжди вилучити 1 стіл? Введіть так:'));
      await terminal.type(answer);
      const screen = await terminal.until((now) => now.includes('exit '));
      await terminal.close();
      return screen;
    };
    expect(await asked('')).toMatch(/Нічого не вилучено\.\s+exit 1/);
    expect(await asked('так')).toMatch(/Вилучено столів: 1\.\s+exit 0/);
  });

  test.skipIf(isLeftOut('postgres'))('are listed, exported and removed in PostgreSQL', async () => {
    const cluster = await PostgresCluster.start();
    try {
      const database = cluster.url(await cluster.newDatabase());
      const place = ['--database', database];
      const serving = await Serving.start(place);
      const { over } = await playGame(serving.address);
      const ann = await Player.named(serving.address, 'Ann');
      const line = await ann.enter(await ann.createTable({ chairs: [null, null] }));
      const id = line.room?.id ?? '';
      expect(linesOf((await coven(['tables', ...place])).out).map((one) => one.slice(0, 20))).toEqual([id, over]);
      const { out } = await coven(['tables', ...place, '--export']);
      expect(await coven(['verify', '-'], { input: out })).toMatchObject({ code: 0 });
      expect(await coven(['tables', ...place, '--remove', id, '--yes'])).toMatchObject({ code: 0, err: '' });
      await line.untilClosed();
      expect(line.closing).toBe('no-such-table');
      expect(linesOf((await coven(['tables', ...place])).out)).toHaveLength(1);
      expect((await coven(['doctor', ...place, '--port', '0', '--client', scratch])).out).toContain(
        `${database.split('@')[1]} can be reached`,
      );
      await serving.stop('SIGTERM');
    } finally {
      await cluster.dispose();
    }
  });

  test('need a database', async () => {
    expect(await coven(['tables', '--data', join(scratch, 'nowhere')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no database'),
    });
  });
});
