import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { buildId } from './build/build-id.ts';
import { compress } from './build/compress.ts';
import { gameCovers } from './build/game-covers.ts';
import { gameModules } from './build/game-modules.ts';
import { manifests } from './build/manifests.ts';
import { plainData } from './build/plain-data.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What comes out of a game's folder bears its name: `blackmore-words-….js`. */
const output = {
  chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }) {
    const [, game, room] = /(?:\/games|:game-words)\/([^/]+)\/([^/.]+)/.exec(facadeModuleId ?? '') ?? [];
    return game === undefined ? 'assets/[name]-[hash].js' : `assets/${game}-${room}-[hash].js`;
  },
};

/** What is always loaded together is one file: it packs better than many, and each file costs a journey. */
const GROUPS = [
  { name: 'lobby', tags: ['$initial' as const], priority: 3 },
  {
    name: 'table',
    test: /\/(pages\/(NewTable|LocalTablePage)\.svelte|words\/src\/(look-ups|sentence-rows)\.ts|core\/src\/notation\.ts|frame\/(drag|pointer|roving)\.ts|games\/(lit-zones|turn-steps)\.ts)$/,
    priority: 2,
  },
  // What was played here before.
  {
    name: 'lists',
    test: /\/(pages\/(OwnTables|SavedTables|FinishedGames)\.svelte|words\/ago\.ts)$/,
    priority: 2,
  },
  // What hints, lessons and motives share.
  {
    name: 'lit',
    test: /\/(lesson\/(lights|lit-boxes\.svelte)\.ts|lesson\/Light\.svelte|words\/src\/hint\.ts|words\/hint-words\.ts)$/,
    priority: 2,
  },
  { name: lessonsOf, test: /\/games\/[^/]+\/lessons\//, priority: 1 },
  { name: gameWordsOf, test: /\/games\/[^/]+\/(words\/|rules\/names\.plain\.ts$)/, priority: 1 },
];

/** Of a Worker and of each game's rules one file, so that a table does not wait for what a file imports, and for what that one imports. */
const WORKER_GROUPS = [
  {
    name: 'worker',
    // With what the rules of most games use.
    test: /\/web\/src\/worker\/([a-z]+-)?worker\.ts$|\/packages\/(core\/src\/(bag|interned|notation|once-for|refusal|sampling|saved-form|viewing)|bots\/src\/(best|gentle|hint))\.ts$/,
    priority: 2,
  },
  // What only some games use is in no game's file, or the others would load that game.
  { name: 'game-kit', test: /\/(packages|node_modules)\//, entriesAware: true, priority: 1 },
  { name: gameOf, test: /\/games\/[^/]+\/game\.ts$/ },
];

function gameOf(module: string): string {
  return `${/\/games\/([^/]+)/.exec(module)?.[1]}-game`;
}

/** What makes sentences of a game's own words. */
function gameWordsOf(module: string): string | null {
  const [, game] = /\/games\/([^/]+)\//.exec(module) ?? [];
  return game === undefined || /\/words\/([a-z-]+\/|[a-z]{2}\.ts$)/.test(module) ? null : `${game}-words`;
}

/** A game's lessons, and what they say in one language. */
function lessonsOf(module: string): string | null {
  const [, game, language] = /\/games\/([^/]+)\/lessons\/[^/]+\/(?:([a-z]{2})\.ts$)?/.exec(module) ?? [];
  return language === undefined ? `${game}-lessons` : `${game}-lessons-${language}`;
}

export default defineConfig(({ command }) => {
  // Whatever the host has set: anything else builds larger and slower pages.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    // No `.env` beside the sources changes what is built either.
    envDir: false,
    plugins: [svelte(), gameCovers(), gameModules(), plainData(), manifests(), buildId(), serviceWorker(), compress()],
    build: {
      target: 'es2023',
      // `<use href>` cannot point into a data address, and the policy allows no inline style or script.
      assetsInlineLimit: 0,
      // The file itself is fetched at once anyway: naming it twice makes the first load larger.
      modulePreload: { polyfill: false, resolveDependencies: (file, needed) => needed.filter((other) => other !== file) },
      rolldownOptions: { output: { ...output, codeSplitting: { groups: GROUPS } } },
    },
    worker: {
      format: 'es',
      rolldownOptions: { output: { ...output, codeSplitting: { groups: WORKER_GROUPS } } },
    },
    server: { host: '127.0.0.1' },
  };
});
