import { chmodSync, cpSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { plainPaths } from './plain-paths.ts';

export const ROOT = dirname(dirname(import.meta.dirname));

/** What the package offers under `coven/NAME`, what it runs, and what it starts in threads of their own. */
const ENTRIES: Readonly<Record<string, string>> = {
  coven: 'packages/cli/bin/packed.js',
  installed: 'packages/cli/bin/installed.js',
  core: 'packages/core/src/index.ts',
  bots: 'packages/bots/src/index.ts',
  games: 'games/index.ts',
  'simulate-worker': 'packages/research/src/simulate/worker.ts',
  'bot-worker': 'packages/server/src/bots/worker.ts',
  'trial-process': 'packages/server/src/files/trial-process.ts',
};
const MOVED = {
  'packages/research/src/simulate/worker.ts': './simulate-worker.js',
  'packages/server/src/bots/worker.ts': './bot-worker.js',
  'packages/server/src/files/trial-process.ts': './trial-process.js',
  'packages/web/dist': './client',
  games: './games',
};
/** Only a checkout has these. */
const LEFT_OUT = /\/commands\/(bench|new-game)\.ts$/;

/** Writes the command and the importable modules as JavaScript with everything they import, for any supported Node. */
export async function writeBundle(dist: string): Promise<void> {
  const bundle = await rolldown({
    input: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(ROOT, path)])),
    platform: 'node',
    external: LEFT_OUT,
    resolve: {
      alias: {
        // Node's own `require` would look for the parser where the package was installed; and its CommonJS module hides what it requires.
        '#jsonc': join(ROOT, 'packages/core/src/jsonc.ts'),
        'jsonc-parser': join(ROOT, 'node_modules/jsonc-parser/lib/esm/main.js'),
      },
    },
    plugins: [plainPaths(ROOT, MOVED)],
    onLog: (level, log) => {
      if (level === 'warn') throw new Error(log.message);
    },
  });
  await bundle.write({
    dir: dist,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Names stay: a stack trace can be read, and some libraries ask functions for theirs.
    minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
  });
  await bundle.close();
  for (const path of globSync('games/*/lessons/*/lesson.json', { cwd: ROOT })) cpSync(join(ROOT, path), join(dist, path));
  chmodSync(join(dist, 'coven.js'), 0o755);
}
