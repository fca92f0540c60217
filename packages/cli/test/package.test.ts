import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from '@coven/core/laws';
import type { TransferLink } from '@coven/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/package/bundle.ts';
import { pack } from '../../../scripts/package/pack.ts';
import { Player } from '../../server/test/support/player.ts';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';
import { Serving } from './serving.ts';

/** Of the packed file. */
const MAX_BYTES = 3_200_000;
const PACKAGE = 'coven-0.1.0.tgz';
const isDeep = casesOf(0, 1) === 1;
const place = join(scratch, 'elsewhere');
const installed = join(place, 'node_modules/coven');
const command = join(installed, 'dist/coven.js');

/** Runs a program in the empty directory with nothing of npm in its environment. */
function run(program: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, LANG: 'C', XDG_STATE_HOME: join(place, 'state') };
  return spawnSync(program, args, { cwd: place, encoding: 'utf8', env });
}

const coven = (...args: readonly string[]) => run(process.execPath, command, ...args);

/** A Node on this machine that runs the package but has no database. */
const OLDER = (process.env.PATH ?? '')
  .split(':')
  .map((folder) => join(folder, 'node'))
  .find((file) => {
    const [, major, minor] = /^v(\d+)\.(\d+)/.exec(spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '') ?? [];
    const version = Number(major) + Number(minor) / 100;
    return version >= 20.19 && version < 22.16;
  });

/** The example in the README. */
function example(): string {
  const [, text = ''] = /```js\n([^`]+(?:`[^`]+)*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
  expect(text).toContain("from 'coven/core'");
  return text;
}

/** A clean clone, built by somebody else than these tests. */
const clone = new ProjectCopy(join(scratch, 'a longer name', 'further down'));
const somebody = { HOME: scratch, USER: 'somebody', LANG: 'uk_UA.UTF-8', TZ: 'Pacific/Chatham', NODE_ENV: 'development' };

/** What the README prints under this heading, but for `npm ci`: the clone has the packages of this checkout. */
function printed(heading: string): readonly string[] {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const [, line = ''] = new RegExp(`## ${heading}\\n+\`\`\`\\nnpm ci && (npm [^\\n]+)\\n`).exec(readme) ?? [];
  expect(line).not.toBe('');
  return line.split(' ');
}

beforeAll(() => {
  mkdirSync(isDeep ? place : installed, { recursive: true });
  const [npm = '', ...words] = printed('Install it elsewhere');
  const { status, stderr } = spawnSync(npm, words, { cwd: clone.root, encoding: 'utf8', env: { PATH: process.env.PATH, ...somebody } });
  expect(status, stderr).toBe(0);
  renameSync(join(clone.root, PACKAGE), join(place, PACKAGE));
  expect(statSync(join(place, PACKAGE)).size).toBeLessThanOrEqual(MAX_BYTES);
  if (!isDeep) {
    expect(run('tar', '-xzf', PACKAGE, '-C', installed, '--strip-components=1')).toMatchObject({ status: 0 });
    return;
  }
  const install = () => expect(run('npm', 'install', '--no-audit', '--no-fund', `./${PACKAGE}`)).toMatchObject({ status: 0 });
  install();
  // What is optional, as the Node it brings along, npm leaves out without a word when a busy machine did not fetch it in time.
  if (OLDER !== undefined && globSync('node_modules/node-linux-*', { cwd: place }).length === 0) install();
}, 600_000);

describe('making the package', () => {
  test('builds the same bytes in every directory, for every user and NODE_ENV', () => {
    const out = join(scratch, 'here');
    const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--configLoader', 'native', '--outDir', out, '--emptyOutDir'];
    const { PATH, HOME } = process.env;
    const { status, stderr } = spawnSync(process.execPath, vite, {
      cwd: join(ROOT, 'packages/web'),
      encoding: 'utf8',
      env: { PATH, HOME },
    });
    expect(status, stderr).toBe(0);
    const [here, there] = [hashes(out), hashes(join(clone.root, 'packages/web/dist'))];
    expect(Object.keys(here).length).toBeGreaterThan(300);
    expect(there).toEqual(here);
  }, 240_000);

  test('fails with one line without what it ships, and plain npm pack makes none', () => {
    const dist = join(scratch, 'incomplete');
    expect(() => pack(dist, place)).toThrow(/^dist\/coven\.js is missing, and \d+ more$/);
    cpSync(join(installed, 'dist'), dist, { recursive: true });
    const [page = ''] = globSync('client/assets/*.js', { cwd: dist });
    rmSync(join(dist, page));
    expect(() => pack(dist, place)).toThrow(`dist/${page} is missing`);
    const { status, stderr } = spawnSync('npm', ['pack'], { cwd: clone.root, encoding: 'utf8' });
    expect(status).not.toBe(0);
    expect(stderr).toContain('must have name and version');
    expect(globSync('*.tgz', { cwd: clone.root })).toEqual([]);
  });
});

/** The hash of each file in a folder. */
function hashes(folder: string): Readonly<Record<string, string>> {
  const files = globSync('**/*', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((path) => [path, hashOf(path)]));
}

describe('the package in an empty directory', () => {
  test('has its commands, and none that need the sources', () => {
    expect(coven('--version').stdout).toBe('coven 0.1.0\n');
    const { stdout } = coven('help');
    for (const name of ['serve', 'play', 'simulate', 'man']) expect(stdout).toContain(`\n  ${name} `);
    expect(stdout).not.toMatch(/ (bench|new-game) /);
    expect(coven('bench')).toMatchObject({ status: 2, stdout: '' });
  });

  test('runs the sources where it was built, with all their commands', () => {
    const checkout = join(place, 'checkout');
    mkdirSync(join(checkout, 'dist'), { recursive: true });
    copyFileSync(command, join(checkout, 'dist/coven.js'));
    copyFileSync(join(ROOT, 'package.json'), join(checkout, 'package.json'));
    symlinkSync(join(ROOT, 'packages'), join(checkout, 'packages'));
    const { stdout, stderr } = run(process.execPath, join(checkout, 'dist/coven.js'), 'help');
    expect(stderr).toBe('');
    for (const name of ['bench', 'new-game']) expect(stdout).toContain(`\n  ${name} `);
  });

  test('plays, simulates in threads, records and verifies', () => {
    expect(coven('simulate', 'witchstone', '--games', '4', '--lang', 'uk')).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(place, 'game.json'), coven('record', 'konotop', '--seats', '3').stdout);
    expect(coven('verify', 'game.json')).toMatchObject({ status: 0, stderr: '' });
    expect(coven('play', 'konotop', '--lesson').stdout).toContain('Step 1 of ');
    expect(coven('play', 'whirling', '--lang', 'fr')).toMatchObject({ status: 1, stderr: expect.stringContaining('entrée') });
  });

  test('says what its commands do where Node has no database', () => {
    const [program, ...flags] = OLDER === undefined ? [process.execPath, '--no-experimental-sqlite'] : [OLDER];
    const older = (...args: readonly string[]) => run(program, ...flags, command, ...args);
    for (const args of [['man'], ['completion', 'zsh'], ['help', 'serve'], ['tables', '--help']])
      expect(older(...args), args.join(' ')).toMatchObject({ status: 0, stderr: '' });
  });

  test.skipIf(OLDER === undefined || isDeep)('plays with an older Node, and says which one its server needs', () => {
    const older = (...args: readonly string[]) => run(OLDER ?? '', command, ...args);
    expect(older('simulate', 'blackmore', '--games', '4')).toMatchObject({ status: 0, stderr: '' });
    expect(older('arena', 'blackmore', '--seats', '2', '--bots', 'greedy,random', '--games', '4')).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(place, 'older.json'), older('record', 'witchstone', '--seats', '2').stdout);
    expect(older('verify', 'older.json')).toMatchObject({ status: 0, stderr: '' });
    expect(older('play', 'konotop')).toMatchObject({ status: 1, stderr: expect.stringContaining('input ended') });
    const needs = /^coven: needs Node 22\.16 or newer, this is \S+; install it and try again\n$/;
    expect(older('serve')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(needs) });
  });

  test('is imported as the README shows', () => {
    writeFileSync(join(place, 'example.mjs'), example());
    const { status, stdout, stderr } = run(process.execPath, 'example.mjs');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/^seat \d: place \d, \d+ points$/gm)).toHaveLength(4);
  });

  test('has types, with which the example of the README is sound and a mistake is not', () => {
    const flags = ['--strict', '--noEmit', '--allowJs', '--checkJs', '--module', 'nodenext', '--target', 'es2024', '--types', ''];
    const check = (text: string) => {
      writeFileSync(join(place, 'typed.mts'), text);
      return run(process.execPath, join(ROOT, 'node_modules/@typescript/native/bin/tsc'), ...flags, 'typed.mts');
    };
    expect(check(example())).toMatchObject({ status: 0, stdout: '' });
    expect(check(example().replace("'ascending'", '7'))).toMatchObject({ status: 1, stdout: expect.stringContaining("'number'") });
    const bots =
      "import type { Bot } from 'coven/bots';\nexport const names = (bots: readonly Bot[]): string[] => bots.map(({ id }) => id);\n";
    expect(check(bots)).toMatchObject({ status: 0, stdout: '' });
  });

  test('sits down at a table of its own server', async () => {
    const serving = await Serving.start(['--data', join(place, 'joined')], { command });
    const ann = await Player.named(serving.address, 'Ann');
    const room = await ann.createTable({ game: 'konotop', chairs: [null, 'greedy'] });
    const line = await ann.enter(room);
    await line.ready();
    const { code } = await ann.post<TransferLink>('/api/me/link', {});
    const { stdout, stderr, status } = coven('join', `${serving.address}/t/${room}`, '--code', code);
    expect({ stderr, status }).toEqual({ stderr: 'coven: the input ended before the game was over.\n', status: 1 });
    expect(stdout).toContain('Your seat is kept.');
    await serving.stop('SIGTERM');
  });

  test('ships nothing of tests and benchmarks', () => {
    const shipped = globSync('**/*', { cwd: installed });
    expect(shipped.filter((path) => /test|bench|template|(?<!\.d)\.ts$/.test(path))).toEqual([]);
    const text = globSync('dist/*.js', { cwd: installed }).map((path) => readFileSync(join(installed, path), 'utf8'));
    expect(text.join('\n')).not.toMatch(/vitest|fast-check|boardgame\.io/);
  });

  test('serves the built pages, with the Node that it brought along if need be', async () => {
    const args = ['--client', join(installed, 'dist/client'), '--data', join(place, 'data')];
    const serving = await Serving.start(args, { command, ...(OLDER === undefined || !isDeep ? {} : { node: OLDER }) });
    const page = await fetch(serving.address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
    expect(await serving.stop('SIGTERM')).toBe(0);
  });
});
