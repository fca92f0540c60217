import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { coven, scratch } from './coven.ts';

/** The page is not what is asked about here: any directory will do for it. */
const serve = (...args: string[]) => coven(['serve', '--port', '0', '--host', '127.0.0.1', '--client', scratch, ...args]);

function dataWith(name: string, write: (file: string) => void): string {
  const data = join(scratch, name);
  mkdirSync(data);
  write(join(data, 'coven.db'));
  return data;
}

test('a damaged database is told in one line', async () => {
  const data = dataWith('damaged', (file) => writeFileSync(file, 'no database '.repeat(1000)));
  const { code, out, err } = await serve('--data', data);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(`coven: “${data}/coven.db” is damaged or not a database; restore a backup, or choose another directory with --data.\n`);
});

test('so is the database of a newer version', async () => {
  const data = dataWith('newer', (file) => {
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    db.close();
  });
  const { code, err } = await serve('--data', data);
  expect(code).toBe(2);
  expect(err).toBe(`coven: “${data}/coven.db” was written by a newer Coven; update this one, or choose another directory with --data.\n`);
});

test('so is a certificate that is none', async () => {
  const file = join(scratch, 'certificate.pem');
  writeFileSync(file, 'no certificate');
  const { code, err } = await serve('--data', join(scratch, 'fresh'), '--cert', file, '--key', file);
  expect(code).toBe(2);
  expect(err).toBe(`coven: “${file}” and “${file}” are not a certificate and its key in PEM.\n`);
});

test('so is a data directory that cannot be', async () => {
  const file = join(scratch, 'plain-file');
  writeFileSync(file, '');
  for (const [data, why] of [
    [file, 'EEXIST'],
    [join(file, 'below'), 'EEXIST'],
    ...(existsSync('/proc') ? [['/proc/coven', 'ENOENT'] as const] : []),
  ] as const) {
    const { code, err } = await serve('--data', data);
    expect(code).toBe(2);
    expect(err).toBe(`coven: “${data}” cannot be made a directory for the data (${why}); choose another with --data.\n`);
  }
});
