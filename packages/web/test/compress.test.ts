import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compress } from '../build/compress.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'coven-build-'));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
});
afterEach(() => rm(root, { recursive: true }));

async function buildFrom(script: string): Promise<void> {
  await writeFile(join(root, 'main.js'), script);
  await build({ root, configFile: false, logLevel: 'silent', plugins: [compress()] });
}

test('a failed build fails with its own error', async () => {
  await expect(buildFrom("import './not-there.js';")).rejects.toThrow(/not-there/);
});

test('a file that is long enough lies packed beside itself', async () => {
  await buildFrom(`console.log('${'coven '.repeat(200)}');`);
  const endings = (await readdir(join(root, 'dist/assets'))).map((name) => name.replace(/^.*?\.js/, 'js')).sort();
  expect(endings).toEqual(['js', 'js.br', 'js.gz']);
});
