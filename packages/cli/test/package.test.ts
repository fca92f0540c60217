import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from '@coven/core/laws';
import { beforeAll, describe, expect, test } from 'vitest';
import { ROOT, writeBundle } from '../../../scripts/package/bundle.ts';
import { scratch } from './coven.ts';
import { Serving } from './serving.ts';

const isDeep = casesOf(0, 1) === 1;
const place = join(scratch, 'elsewhere');
const installed = join(place, 'node_modules/coven');
const command = join(installed, 'dist/coven.js');

/** Runs a program in the empty directory with nothing of npm in its environment. */
function run(program: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  const { PATH, HOME } = process.env;
  return spawnSync(program, args, { cwd: place, encoding: 'utf8', env: { PATH, HOME, LANG: 'C' } });
}

const coven = (...args: readonly string[]) => run(process.execPath, command, ...args);

beforeAll(async () => {
  mkdirSync(installed, { recursive: true });
  if (!isDeep) {
    copyFileSync(join(ROOT, 'package.json'), join(installed, 'package.json'));
    return writeBundle(join(installed, 'dist'));
  }
  const packed = spawnSync('npm', ['pack', '--pack-destination', place], { cwd: ROOT, encoding: 'utf8' });
  expect(packed.status, packed.stderr).toBe(0);
  expect(run('sh', '-c', 'tar xzf coven-*.tgz --strip-components=1 -C node_modules/coven').status).toBe(0);
}, 600_000);

describe('the package in an empty directory', () => {
  test('has its commands, and none that need the sources', () => {
    expect(coven('--version').stdout).toBe('coven 0.1.0\n');
    const { stdout } = coven('help');
    for (const name of ['serve', 'play', 'simulate', 'man']) expect(stdout).toContain(`\n  ${name} `);
    expect(stdout).not.toMatch(/ (bench|new-game) /);
    expect(coven('bench')).toMatchObject({ status: 2, stdout: '' });
  });

  test('plays, simulates in threads, records and verifies', () => {
    expect(coven('simulate', 'witchstone', '--games', '4', '--lang', 'uk')).toMatchObject({ status: 0, stderr: '' });
    writeFileSync(join(place, 'game.json'), coven('record', 'konotop', '--seats', '3').stdout);
    expect(coven('verify', 'game.json')).toMatchObject({ status: 0, stderr: '' });
    expect(coven('play', 'whirling', '--lang', 'fr')).toMatchObject({ status: 1, stderr: expect.stringContaining('entrée') });
  });

  test('is imported as the README shows', () => {
    const [, example = ''] = /```js\n([^`]+(?:`[^`]+)*?)```/.exec(readFileSync(join(ROOT, 'README.md'), 'utf8')) ?? [];
    expect(example).toContain("from 'coven/core'");
    writeFileSync(join(place, 'example.mjs'), example);
    const { status, stdout, stderr } = run(process.execPath, 'example.mjs');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/^seat \d: place \d, \d+ points$/gm)).toHaveLength(4);
  });

  test('ships nothing of tests and benchmarks', () => {
    const shipped = globSync('**/*', { cwd: installed });
    expect(shipped.filter((path) => /test|bench|template|\.ts$/.test(path))).toEqual([]);
    const text = globSync('dist/*.js', { cwd: installed }).map((path) => readFileSync(join(installed, path), 'utf8'));
    expect(text.join('\n')).not.toMatch(/vitest|fast-check|boardgame\.io/);
  });

  test.runIf(isDeep)('serves the built pages', async () => {
    const serving = await Serving.start(['--client', join(installed, 'dist/client'), '--data', join(place, 'data')], { command });
    const page = await fetch(serving.address);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<!doctype html>')]);
    expect(await serving.stop('SIGTERM')).toBe(0);
  });
});
