import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from '@coven/core/laws';
import type { TransferLink } from '@coven/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT, writeBundle } from '../../../scripts/package/bundle.ts';
import { writeDeclarations } from '../../../scripts/package/declarations.ts';
import { Player } from '../../server/test/support/player.ts';
import { scratch } from './coven.ts';
import { Serving } from './serving.ts';

/** Of the packed file. */
const MAX_BYTES = 3_000_000;
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

beforeAll(async () => {
  mkdirSync(isDeep ? place : installed, { recursive: true });
  if (!isDeep) {
    copyFileSync(join(ROOT, 'package.json'), join(installed, 'package.json'));
    writeDeclarations(ROOT, join(installed, 'dist/types'));
    return writeBundle(join(installed, 'dist'));
  }
  // Where npm is set to run no scripts, packing alone would ship nothing.
  for (const words of [
    ['run', 'prepack'],
    ['pack', '--ignore-scripts', '--pack-destination', place],
  ]) {
    const { status, stderr } = spawnSync('npm', words, { cwd: ROOT, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
  }
  expect(statSync(join(place, 'coven-0.1.0.tgz')).size).toBeLessThanOrEqual(MAX_BYTES);
  const install = () => expect(run('npm', 'install', '--no-audit', '--no-fund', './coven-0.1.0.tgz')).toMatchObject({ status: 0 });
  install();
  // What is optional, as the Node it brings along, npm leaves out without a word when a busy machine did not fetch it in time.
  if (OLDER !== undefined && globSync('node_modules/node-linux-*', { cwd: place }).length === 0) install();
}, 600_000);

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

  test.runIf(isDeep)('serves the built pages, with the Node that it brought along if need be', async () => {
    const args = ['--client', join(installed, 'dist/client'), '--data', join(place, 'data')];
    const serving = await Serving.start(args, { command, ...(OLDER === undefined ? {} : { node: OLDER }) });
    const page = await fetch(serving.address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
    expect(await serving.stop('SIGTERM')).toBe(0);
  });
});
