import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

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

/** Notation, names, figures and geometry are no rules. */
const PLAIN = /\/rules\/[^/]+\.plain\.ts$/;

// `.dependency-cruiser.js` says the same of all other sources; it does not read components.
test('components load neither rules nor bots, nor anything of the Worker or the server', () => {
  const components = globSync(['packages/web/src/**/*.svelte', 'games/*/web/**/*.svelte'], { cwd: ROOT });
  expect(components.length).toBeGreaterThan(100);
  const wrong = components.flatMap((file) =>
    loadedBy(readFileSync(ROOT + file, 'utf8'))
      .filter((from) => /^@coven\/(games|bots|server|cli)\b|\/(worker|rules|bots)\//.test(from) && !PLAIN.test(from))
      .map((from) => `${file}: ${from}`),
  );
  expect(wrong).toEqual([]);
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
