import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

test('browser tests loop over what is found by `each`, which says how many there must be', () => {
  const files = globSync(['packages/web/e2e/**/*.ts', 'games/*/test/browser/*.ts'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(40);
  const direct = files.filter((file) => /\.all\(\)/.test(readFileSync(`${ROOT}${file}`, 'utf8')));
  expect(direct).toEqual(['packages/web/e2e/support/each.ts']);
});
