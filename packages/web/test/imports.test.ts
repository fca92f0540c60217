import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

interface Side {
  readonly path?: string;
  readonly pathNot?: string | readonly string[];
}
interface ImportRule {
  readonly name: string;
  readonly from: Side;
  readonly to: Side;
}
const { default: config }: { default: { readonly forbidden: readonly ImportRule[] } } = await import(`${ROOT}.dependency-cruiser.js`);
/** Those that go by paths. */
const RULES = config.forbidden.filter(({ to }) => to.path !== undefined || to.pathNot !== undefined);

/** What a component loads: what it imports but for types. */
function loadedBy(source: string): readonly string[] {
  const imports = source.matchAll(/\bimport\s+(?:([^'"]*?)\s*\bfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g);
  return [...imports].flatMap(([, clause = '', from, later]) => {
    const names = /^\{(.*)\}$/s
      .exec(clause)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '');
    const isOfTypes = clause.startsWith('type ') || (names?.every((name) => name.trim().startsWith('type ')) ?? false);
    return isOfTypes ? [] : [from ?? later ?? ''];
  });
}

const resolve = createRequire(import.meta.url).resolve;

/** Where an import of the project leads, as a path in it; nothing for packages of others. */
function pathOf(imported: string, file: string): string | undefined {
  if (imported.startsWith('.')) return join(dirname(file), imported);
  return imported.startsWith('@coven/') ? relative(ROOT, resolve(imported)) : undefined;
}

/** The rules that forbid a component to load something. */
function brokenBy(file: string, imported: string): readonly string[] {
  const path = pathOf(imported, file);
  if (path === undefined) return [];
  return RULES.filter(({ from, to }) => {
    const found = new RegExp(from.path ?? '').exec(file);
    // As in dependency-cruiser, `$1` is the group found in the path of the component.
    const fits = (patterns: Side['pathNot'] = [], text: string) =>
      [patterns].flat().some((pattern) => new RegExp(pattern.replaceAll('$1', found?.[1] ?? '')).test(text));
    return found !== null && !fits(from.pathNot, file) && fits(to.path ?? '', path) && !fits(to.pathNot, path);
  }).map(({ name }) => name);
}

// dependency-cruiser holds all other sources to these rules; it does not read components.
test('components load neither rules nor bots, nor anything of the Worker or the server', () => {
  const components = globSync(['packages/web/src/**/*.svelte', 'games/*/web/**/*.svelte'], { cwd: ROOT });
  expect(components.length).toBeGreaterThan(100);
  const wrong = components.flatMap((file) =>
    loadedBy(readFileSync(ROOT + file, 'utf8')).flatMap((from) => brokenBy(file, from).map((rule) => `${file}: ${from}: ${rule}`)),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['games/konotop/web/Board.svelte', '../rules/flow.ts', /^rules-and-bots-only/],
  ['games/konotop/web/Board.svelte', '@coven/games/konotop/rules', /^rules-and-bots-only/],
  ['games/konotop/web/Board.svelte', '../bots/greedy.ts', /web-imports-only/],
  ['games/konotop/web/Board.svelte', '../../whirling/rules/cells.plain.ts', /^one-game-knows-no-other$/],
  ['packages/web/src/App.svelte', './worker/replay.ts', /^rules-and-bots-only/],
  ['packages/web/src/App.svelte', '@coven/games', /^rules-and-bots-only/],
  ['packages/web/src/App.svelte', '@coven/session', /^rules-and-bots-only/],
  ['packages/web/src/App.svelte', '@coven/server', /^web-imports-only/],
])('%s may not load %s', (file, imported, rule) => {
  expect(brokenBy(file, imported)).toContainEqual(expect.stringMatching(rule));
});

test('what is plain, and the game’s words, may be loaded', () => {
  for (const imported of ['../rules/names.plain.ts', '../words/index.ts', '@coven/core', '@coven/web/frame/Icon.svelte', 'svelte'])
    expect(brokenBy('games/konotop/web/Board.svelte', imported)).toEqual([]);
});

test('types are told from what is loaded', () => {
  expect(
    loadedBy(`
      import type { Move } from '@coven/games/whirling/rules';
      import { type Seat, type Viewer } from '@coven/core';
      import { type Bot, random } from '@coven/bots';
      import {
        GAMES,
      } from "@coven/games";
      import * as all from '../worker/replay.ts';
      import './style.css';
      {#await import('@coven/server') then x}
    `),
  ).toEqual(['@coven/bots', '@coven/games', '../worker/replay.ts', './style.css', '@coven/server']);
});
