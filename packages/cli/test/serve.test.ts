import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { databaseProblem } from '../src/host-problem.ts';
import { openFiles } from '../src/open-files.ts';
import { EXPIRED_CERTIFICATE, EXPIRED_KEY } from './certificate.ts';
import { coven, scratch } from './coven.ts';
import { Serving } from './serving.ts';

/** Serves any directory as the client, because these tests do not need the page. */
const serve = (...args: string[]) => coven(['serve', '--port', '0', '--host', '127.0.0.1', '--client', scratch, ...args]);

function dataWith(name: string, write: (file: string) => void): string {
  const data = join(scratch, name);
  mkdirSync(data);
  write(join(data, 'coven.db'));
  return data;
}

test('a damaged database is reported in one line', async () => {
  const data = dataWith('damaged', (file) => writeFileSync(file, 'no database '.repeat(1000)));
  const { code, out, err } = await serve('--data', data);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(`coven: “${data}/coven.db” is damaged or not a database; restore a backup, or choose another directory with --data.\n`);
});

test('a database of a newer version is reported in one line', async () => {
  const data = dataWith('newer', (file) => {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
  });
  const { code, err } = await serve('--data', data);
  expect(code).toBe(2);
  expect(err).toBe(`coven: “${data}/coven.db” was written by a newer Coven; update this one, or choose another directory with --data.\n`);
});

test('an invalid certificate is reported in one line', async () => {
  const file = join(scratch, 'certificate.pem');
  writeFileSync(file, 'no certificate');
  const { code, err } = await serve('--data', join(scratch, 'fresh'), '--cert', file, '--key', file);
  expect(code).toBe(2);
  expect(err).toBe(`coven: “${file}” and “${file}” are not a certificate and its own key in PEM, without a passphrase.\n`);
});

test('an impossible data directory is reported in one line', async () => {
  const file = join(scratch, 'plain-file');
  writeFileSync(file, '');
  for (const [data, why] of [
    [file, 'EEXIST'],
    [join(file, 'below'), 'EEXIST'],
    ...(existsSync('/proc') ? [['/proc/coven', 'ENOENT'] as const] : []),
  ] as const) {
    const { code, err } = await serve('--data', data);
    expect(code).toBe(2);
    expect(err).toBe(`coven: “${data}” cannot be used as the data directory (${why}); choose another with --data.\n`);
  }
});

test('a read-only database is reported in one line', async () => {
  const data = dataWith('directory', (file) => mkdirSync(file));
  const { code, err } = await serve('--data', data);
  expect(code).toBe(2);
  expect(err).toBe(
    `coven: “${data}/coven.db” cannot be opened for writing (EISDIR); fix its owner or permissions, or choose another directory with --data.\n`,
  );
});

test('a locked database and a full disk are reported in one line', () => {
  const file = join(
    dataWith('held', () => {}),
    'coven.db',
  );
  const [one, other] = [new DatabaseSync(file), new DatabaseSync(file, { timeout: 0 })];
  const mistake = (sql: string) => {
    try {
      other.exec(sql);
    } catch (error) {
      return databaseProblem(error as Parameters<typeof databaseProblem>[0], file).code;
    }
    return undefined;
  };
  one.exec('CREATE TABLE big (body TEXT); BEGIN IMMEDIATE');
  expect(mistake('BEGIN IMMEDIATE')).toBe('database-held');
  one.exec('ROLLBACK');
  other.exec('PRAGMA max_page_count = 2');
  expect(mistake(`INSERT INTO big VALUES ('${'x'.repeat(20_000)}')`)).toBe('disk-full');
  for (const db of [one, other]) db.close();
});

test('invalid settings are reported with the flag or variable that set them', async () => {
  expect((await serve('--cert', 'some.pem')).err).toBe('coven: --key is missing; --cert and --key belong together.\n');
  expect((await serve('--data', '')).err).toContain('coven: --data cannot be “”');
  const { err } = await coven(['serve'], { env: { COVEN_KEEP_DAYS: 'ever' } });
  expect(err).toContain('coven: COVEN_KEEP_DAYS cannot be “ever”');
});

test('HTTPS works with an expired certificate, and the host is warned', async () => {
  const [cert, key] = [join(scratch, 'ended.pem'), join(scratch, 'ended-key.pem')];
  writeFileSync(cert, EXPIRED_CERTIFICATE);
  writeFileSync(key, EXPIRED_KEY);
  const serving = await Serving.start(['--data', join(scratch, 'ended'), '--cert', cert, '--key', key]);
  const status = await new Promise((done, failed) => {
    const asked = request(`${serving.address}/healthz`, { rejectUnauthorized: false }, (answer) => done(answer.statusCode));
    asked.on('error', failed).end();
  });
  expect(status).toBe(200);
  // A client that never sends anything must not keep the server running.
  const silent = connect(Number(new URL(serving.address).port), '127.0.0.1').on('error', () => {});
  await once(silent, 'connect');
  expect(await serving.stop('SIGTERM')).toBe(0);
  silent.destroy();
  expect(serving.out).toContain(`The certificate “${cert}” expired on 2021-01-01: browsers will show a warning.\n`);
});

test('the client directory may be relative, and the host is warned if it has no page', async () => {
  const pages = join(scratch, 'pages');
  mkdirSync(pages);
  const serving = await Serving.start(['--data', join(scratch, 'pages-data'), '--client', relative(process.cwd(), pages)]);
  expect((await fetch(serving.address)).status).toBe(503);
  await serving.stop('SIGTERM');
  expect(serving.out).toContain('browsers will find no page.\n');
  writeFileSync(join(pages, 'index.html'), 'the page');
  const again = await Serving.start(['--data', join(scratch, 'pages-data'), '--client', relative(process.cwd(), pages)]);
  expect(await (await fetch(again.address)).text()).toBe('the page');
  await again.stop('SIGTERM');
  expect(again.out).not.toContain('browsers will find no page.');
});

test('connections are limited to the allowed open files, and the host is warned', async () => {
  expect(openFiles('Max open files            1024                 4096                 files\n')).toEqual({
    files: 1024,
    connections: 976,
  });
  expect(openFiles('')).toBeUndefined();
  if (openFiles() === undefined) return;
  const serving = await Serving.start(['--data', join(scratch, 'few')], { before: 'ulimit -n 100;' });
  await serving.stop('SIGTERM');
  expect(serving.out).toContain('This system allows 100 open files, which is enough for 52 connections; raise the limit with ulimit -n.\n');
});

describe('shutdown', () => {
  test('one Ctrl-C that arrives twice shuts down cleanly, and standard error holds only the log', async () => {
    const serving = await Serving.start(['--data', join(scratch, 'twice'), '--log-level', 'info']);
    serving.kill('SIGINT');
    expect(await serving.stop('SIGINT')).toBe(0);
    expect(serving.out).toContain('Closing the table…\n');
    const messages = serving.err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(['open', 'closing', 'closed']);
  });

  test('a closed terminal does not end a server whose output goes elsewhere', async () => {
    const serving = await Serving.start(['--data', join(scratch, 'hangup')]);
    serving.kill('SIGHUP');
    expect((await fetch(`${serving.address}/healthz`)).status).toBe(200);
    expect(await serving.stop('SIGTERM')).toBe(0);
  });

  test('when npm is ended, the server ends too', async () => {
    // Like npm: through a shell that is ended without passing the signal on.
    const serving = await Serving.start(['--data', join(scratch, 'npm')], { env: { npm_command: 'start' }, after: '& wait' });
    expect(await serving.stop('SIGKILL')).toBe(null);
    await serving.closed;
    expect(serving.out).toContain('Closing the table…\n');
    await expect(fetch(`${serving.address}/healthz`)).rejects.toThrow();
  });
});

describe('a backup', () => {
  const backup = (data: string) => coven(['backup', join(scratch, 'copy.db'), '--data', data]);

  test('without a database is refused in one line', async () => {
    for (const data of [join(scratch, 'nowhere'), scratch]) {
      const { code, err } = await backup(data);
      expect([code, err]).toEqual([2, `coven: there is no database in “${data}”; name its directory with --data.\n`]);
    }
  });

  test('of a damaged database is refused in one line and leaves nothing behind', async () => {
    const data = dataWith('damaged-too', (file) => writeFileSync(file, 'no database '.repeat(1000)));
    const { code, err } = await backup(data);
    expect(code).toBe(2);
    expect(err).toContain(`coven: “${data}/coven.db” is damaged or not a database`);
    expect(existsSync(join(scratch, 'copy.db'))).toBe(false);
  });
});
