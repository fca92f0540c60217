import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { casesOf } from '@coven/core/laws';
import { expect, test } from 'vitest';
import { EXIT } from '../src/command.ts';
import { scratch } from './coven.ts';
import { ProjectCopy } from './project-copy.ts';

/** The arguments of all processes that run, where the system tells them. */
function running(): readonly string[] {
  return globSync('/proc/[0-9]*/cmdline').flatMap((file) => {
    try {
      return [readFileSync(file, 'utf8')];
    } catch {
      return [];
    }
  });
}

test.skipIf(casesOf(0, 1) === 0).each([
  ['SIGTERM', 128 + 15, 'at once'],
  ['SIGTERM', 128 + 15, 'while files are written'],
  ['SIGINT', EXIT.interrupted, 'while files are written'],
] as const)('%s during the first build of the client ends it with %i and leaves nothing behind (%s)', async (signal, code, when) => {
  const project = new ProjectCopy(join(scratch, `unbuilt ${signal} ${when}`));
  const temporary = join(project.root, 'node_modules/.coven');
  mkdirSync(temporary);
  const writing = once(watch(temporary), 'change');
  const child = spawn(process.execPath, ['packages/cli/bin/coven.js', 'serve', '--port', '0'], { cwd: project.root });
  const [told] = (await once(child.stderr, 'data')) as [Buffer];
  expect(told.toString()).toContain('Building the pages');
  if (when !== 'at once') await writing;
  const rest = text(child.stderr);
  child.kill(signal);
  expect((await once(child, 'exit'))[0]).toBe(code);
  expect(await rest).toBe(signal === 'SIGINT' ? 'coven: stopped before the pages were built; nothing was left behind.\n' : '');
  expect(globSync('*', { cwd: temporary })).toEqual([]);
  expect(existsSync(join(project.root, 'packages/web/dist'))).toBe(false);
  expect(running().filter((words) => words.includes(`client-${child.pid}`))).toEqual([]);
});
