import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeep } from '@coven/core/laws';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'test-output', '.svelte-check', 'data-dev']);

/** Copies the project without anything installed or built. */
export function copyProject(root: string): void {
  cpSync(ROOT, root, { recursive: true, filter: (source) => !LEFT_OUT.has(basename(source)) });
}

/** A copy of the whole project in a git repository, with the same installed packages, which tests may change. */
export class ProjectCopy {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
    copyProject(root);
    const [from, to] = [join(ROOT, 'node_modules'), join(root, 'node_modules')];
    mkdirSync(to);
    // The project's own packages are symbolic links, which must point into the copy; what it has built itself stays behind.
    for (const entry of readdirSync(from)) {
      if (entry === '@coven') cpSync(join(from, entry), join(to, entry), { recursive: true, verbatimSymlinks: true });
      else if (entry !== '.coven') symlinkSync(join(from, entry), join(to, entry));
    }
    for (const args of [
      ['init', '-q'],
      ['add', '-A'],
      ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'all'],
    ]) {
      this.run('git', ...args);
    }
  }

  /** Runs a command in the copy and returns its output; throws if it fails. */
  run(command: string, ...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: this.root, encoding: 'utf8', maxBuffer: 64_000_000 });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${status}\n${stdout}${stderr}`);
    return stdout;
  }

  coven(...args: readonly string[]): string {
    return this.run(process.execPath, 'packages/cli/bin/coven.js', ...args);
  }

  vitest(...args: readonly string[]): string {
    return this.run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...args);
  }

  /** Checks the types of the folders with a `tsconfig.json`; throws if one is not sound. */
  types(...folders: readonly string[]): void {
    for (const folder of folders) this.run(process.execPath, 'node_modules/@typescript/native/bin/tsc', '-p', folder);
  }

  /** Checks the types of the room with its hosts and, in the deep test, the page; throws if one is not sound. */
  compile(): void {
    this.types('packages/room/test');
    if (isDeep) this.run('npm', 'run', '--silent', 'check', '-w', '@coven/web');
  }

  /** Runs browser tests of the copy, which builds its own pages. */
  browser(...args: readonly string[]): string {
    return this.run(
      process.execPath,
      'node_modules/@playwright/test/cli.js',
      'test',
      '-c',
      'packages/web/e2e/playwright.config.ts',
      ...args,
    );
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.root, path), text);
  }

  /** Changes a file; throws if the change changes nothing. */
  edit(path: string, change: (text: string) => string): void {
    const before = readFileSync(join(this.root, path), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`nothing changed in ${path}`);
    this.write(path, after);
  }

  /** New and changed paths according to git; a new folder counts once. */
  changes(): readonly string[] {
    return this.run('git', 'status', '--porcelain')
      .split('\n')
      .filter((line) => line !== '');
  }
}
