import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs of other projects that tests start: where they lie, and the Debian package that brings them. */
interface Program {
  readonly name: string;
  readonly places: readonly string[];
  readonly debian: string;
}

/** Names in `COVEN_TEST_WITHOUT` (separated by commas) leave out the tests that need these programs; nothing else does. */
export function isLeftOut(name: string): boolean {
  return (process.env.COVEN_TEST_WITHOUT ?? '').split(',').includes(name);
}

/** The path of a program; installs it as root on Debian, else says what to install. */
export function installed(program: Program): string {
  const found = find(program);
  if (found !== undefined) return found;
  const { name, debian } = program;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', debian], { stdio: ['ignore', 'ignore', 'inherit'] });
    const path = find(program);
    if (path !== undefined) return path;
  }
  throw new Error(`install ${name} (on Debian: apt-get install ${debian}), or set COVEN_TEST_WITHOUT=${name}`);
}

function find({ name, places }: Program): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).map((directory) => join(directory, name));
  return [...places.flatMap((place) => globSync(place).sort().reverse()), ...onPath].find((path) => existsSync(path));
}
