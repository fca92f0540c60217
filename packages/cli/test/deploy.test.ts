import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '@coven/server';
import { expect, test } from 'vitest';
import { scratch } from './coven.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'deploy');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

test('the files for deployment set only variables that the server reads, to values it accepts', () => {
  const rows = new Map(SETTINGS.map((row) => [row.env, row]));
  const set = readdirSync(FOLDER).flatMap((name) => [
    ...read(name).matchAll(/\b(COVEN_[A-Z_]+|DATABASE_URL|NATS_URL)(?:: |=)"?([^\s"]*)/g),
  ]);
  expect(set.length).toBeGreaterThan(8);
  for (const [text, name = '', value = ''] of set) {
    const row = rows.get(name);
    expect(row, text).toBeDefined();
    expect(row?.read(value.replaceAll(/\$\{[A-Z_]+:\?\}/g, 'name')), text).toBeDefined();
  }
});

test('they name files and services that exist', () => {
  const paths = [...read('Dockerfile').matchAll(/packages\/\S+\.js/g), ...read('coven.service').matchAll(/packages\/\S+\.js/g)].map(
    ([path]) => path,
  );
  expect(paths).toHaveLength(2);
  for (const path of paths) expect(existsSync(join(ROOT, path)), path).toBe(true);
  const compose = read('compose.yaml');
  for (const [, file = ''] of compose.matchAll(/"\.\/(\S+?):/g)) expect(existsSync(join(FOLDER, file)), file).toBe(true);
  for (const [, host = ''] of read('nginx.conf').matchAll(/server (\w+):8080/g)) expect(compose).toContain(`\n  ${host}:\n`);
});

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!canVerify)('systemd accepts the unit', () => {
  // The paths of an installation do not exist here.
  const unit = read('coven.service')
    .replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true')
    .replace(/^User=.*$/m, '');
  const file = join(scratch, 'coven.service');
  writeFileSync(file, unit);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.includes('coven.service'))]).toEqual([0, []]);
});
