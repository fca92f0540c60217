import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { casesOf } from '@coven/core/laws';
import { expect, test } from 'vitest';
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

test.skipIf(casesOf(0, 1) === 0).each(['at once', 'while files are written'])(
  'SIGTERM during the first build of the client leaves nothing behind (%s)',
  async (when) => {
    const project = new ProjectCopy(join(scratch, `unbuilt ${when}`));
    const temporary = join(project.root, 'node_modules/.coven');
    mkdirSync(temporary);
    const writing = once(watch(temporary), 'change');
    const child = spawn(process.execPath, ['packages/cli/bin/coven.js', 'serve', '--port', '0'], { cwd: project.root });
    const [told] = (await once(child.stderr, 'data')) as [Buffer];
    expect(told.toString()).toContain('Building the pages');
    if (when !== 'at once') await writing;
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(128 + 15);
    expect(globSync('*', { cwd: temporary })).toEqual([]);
    expect(existsSync(join(project.root, 'packages/web/dist'))).toBe(false);
    expect(running().filter((words) => words.includes(`client-${child.pid}`))).toEqual([]);
  },
);
