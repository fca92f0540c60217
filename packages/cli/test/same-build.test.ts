import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The hash of each file of the client that this state of the project builds, as the package and a first start build it. */
function build(root: string, out: string, env: NodeJS.ProcessEnv): Readonly<Record<string, string>> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--configLoader', 'native', '--outDir', out, '--emptyOutDir'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: join(root, 'packages/web'), encoding: 'utf8', env });
  expect(status, stderr).toBe(0);
  const files = globSync('**/*', { cwd: out }).filter((path) => statSync(join(out, path)).isFile());
  const hashOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, path)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((path) => [path, hashOf(path)]));
}

test('the pages are the same bytes in every directory, for every user and NODE_ENV', () => {
  const { PATH } = process.env;
  const copy = new ProjectCopy(join(scratch, 'a longer name', 'some folders', 'further down'));
  const others = { PATH, HOME: scratch, USER: 'somebody', LANG: 'uk_UA.UTF-8', TZ: 'Pacific/Chatham', NODE_ENV: 'development' };
  const [here, there] = [build(ROOT, join(scratch, 'here'), { PATH }), build(copy.root, join(scratch, 'there'), others)];
  expect(Object.keys(here).length).toBeGreaterThan(300);
  expect(there).toEqual(here);
}, 240_000);
