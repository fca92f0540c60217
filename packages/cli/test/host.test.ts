import { mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { EXPIRED_CERTIFICATE, EXPIRED_KEY } from './certificate.ts';
import { coven, linesOf, scratch } from './coven.ts';
import { Serving } from './serving.ts';

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
    const { data, backup } = await served('kept');
    const before = readFileSync(join(data, 'coven.db'));
    expect(await coven(['restore', backup, '--data', data])).toMatchObject({ code: 2, err: expect.stringContaining('already') });
    expect(readFileSync(join(data, 'coven.db')).equals(before)).toBe(true);
    const damaged = join(scratch, 'damaged.db');
    writeFileSync(damaged, 'no database '.repeat(1000));
    const elsewhere = join(scratch, 'elsewhere');
    expect(await coven(['restore', damaged, '--data', elsewhere])).toMatchObject({ code: 2, err: expect.stringContaining('no backup') });
    expect(await coven(['restore', join(scratch, 'none.db')])).toMatchObject({ code: 2, err: expect.stringContaining('no file') });
  });
});

describe('doctor', () => {
  const doctor = async (...args: string[]) => {
    const { code, out } = await coven(['doctor', '--json', '--client', scratch, ...args]);
    const found: { id: string; isFine: boolean }[] = JSON.parse(out);
    return { code, wrong: found.filter(({ isFine }) => !isFine).map(({ id }) => id) };
  };

  test('finds nothing wrong with a server that could start', async () => {
    writeFileSync(join(scratch, 'index.html'), '');
    const { data } = await served('sound');
    expect(await doctor('--port', '0', '--data', data)).toEqual({ code: 0, wrong: [] });
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
    const { out } = await coven(['doctor', ...args, '--lang', 'fr']);
    expect(out.match(/^✗ /gm)).toHaveLength(5);
    other.close();
  });
});

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
    db.prepare('INSERT INTO listing (room, phase, is_public, updated, body) VALUES (?, ?, 1, 0, ?)').run(
      'abcd',
      'over',
      JSON.stringify(listing),
    );
    const { out: record } = await coven(['record', 'blackmore', '--seats', '2']);
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

  test('need a database', async () => {
    expect(await coven(['tables', '--data', join(scratch, 'nowhere')])).toMatchObject({
      code: 2,
      err: expect.stringContaining('no database'),
    });
  });
});
