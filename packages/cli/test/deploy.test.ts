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

test('they name commands, files and services that exist', () => {
  expect(read('Dockerfile')).toContain('CMD ["coven", "serve"]');
  expect(read('coven.service')).toContain('ExecStart=/usr/bin/env coven serve\n');
  const { name, bin } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { name: string; bin: Record<string, string> };
  expect([name, ...Object.keys(bin)]).toEqual(['coven', 'coven']);
  const compose = read('compose.yaml');
  for (const [, file = ''] of compose.matchAll(/"\.\/(\S+?):/g)) expect(existsSync(join(FOLDER, file)), file).toBe(true);
  for (const [, host = ''] of read('nginx.conf').matchAll(/server (\w+):8080/g)) expect(compose).toContain(`\n  ${host}:\n`);
});

test('the proxy knows the table by the address of its socket and of its requests', () => {
  const [, pattern = ''] = /~(\S+) \$table;/.exec(read('nginx.conf')) ?? [];
  const inPath = new RegExp(pattern);
  const id = 'q3dkz7o2avrxb5nm4cty';
  expect(inPath.exec(`/api/tables/${id}/record`)?.groups?.table).toBe(id);
  expect(inPath.exec('/api/tables')).toBeNull();
});

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!canVerify)('systemd accepts the unit', () => {
  const file = join(scratch, 'coven.service');
  writeFileSync(file, read('coven.service'));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.includes('coven.service'))]).toEqual([0, []]);
});
