import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

function read(document: string): string {
  return readFileSync(`${ROOT}/${document}`, 'utf8');
}

/** The paths that a document names, from the root; those with a variable part stand for several. */
function pathsIn(text: string): readonly string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = '']) => path);
  return quoted
    .filter((path) => /^[\w.<>-]+(\/[\w.<>-]+)+$/.test(path))
    .map((path) => (/^(games|docs)\//.test(path) ? path : `packages/${path}`));
}

/** A path with `<id>` must be there for every game. */
function isThere(path: string): boolean {
  const [, rest] = path.split('games/<id>');
  if (rest === undefined) return existsSync(`${ROOT}/${path}`);
  const games = globSync('games/*/game.ts', { cwd: ROOT }).map((file) => file.replace(/\/game\.ts$/, ''));
  return games.length > 0 && games.every((game) => existsSync(`${ROOT}/${game}${rest}`));
}

test.each([
  ['ARCHITECTURE.md', 50],
  ['docs/decisions.md', 20],
])('every path in %s is there', (document, min) => {
  const paths = pathsIn(read(document));
  expect(paths.length).toBeGreaterThan(min);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('a path that is gone would be noticed', () => {
  const paths = pathsIn(
    'in `room/src/parts`, `games/<id>/rules`, `docs/glossary.md`; gone are `room/src/party`, `games/<id>/draughts`, `docs/nothing.md`',
  );
  expect(paths.filter((path) => !isThere(path))).toEqual(['packages/room/src/party', 'games/<id>/draughts', 'docs/nothing.md']);
});

test('ARCHITECTURE.md is one screen: at most 4 kB', () => {
  expect(statSync(`${ROOT}/ARCHITECTURE.md`).size).toBeLessThanOrEqual(4096);
});

test('ARCHITECTURE.md has a row for every package', () => {
  const rows =
    read('ARCHITECTURE.md')
      .match(/^\| `.*/gm)
      ?.map((row) => row.split('|')[1] ?? '') ?? [];
  const packages = globSync('packages/*/package.json', { cwd: ROOT }).map((file) => file.split('/')[1] ?? '');
  expect(packages.filter((name) => !rows.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
});
