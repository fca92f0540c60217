import { readdirSync } from 'node:fs';

/** What may import what; ARCHITECTURE.md tells why. Components are looked at by `packages/web/test/imports.test.ts`. */
const only = (from, to) => ({
  name: `${from}-imports-only-${to.length === 0 ? 'itself' : to.join('-')}`,
  severity: 'error',
  from: { path: `^packages/${from}/src/` },
  to: { path: '^packages/', pathNot: `^packages/(${[from, ...to].join('|')})/src/` },
});

/** The ids of the games. */
const games = readdirSync(new URL('packages/games/src/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .join('|');

/** Names and the geometry of cells are no rules: words and pictures are made of them. */
const plain = '^packages/games/src/(whirling/pieces|witchstone/(actions|hexes))\\.ts$';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    only('core', []),
    only('games', ['core']),
    only('bots', ['core', 'games']),
    only('words', ['core', 'games']),
    only('protocol', ['core']),
    only('server', ['core', 'games', 'bots', 'protocol']),
    only('cli', ['core', 'games', 'bots', 'words', 'protocol', 'server']),
    only('web', ['core', 'games', 'bots', 'words', 'protocol']),
    {
      name: 'rules-and-bots-only-in-the-table-worker',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/(worker/|virtual\\.d\\.ts$)' },
      to: {
        path: '^packages/((games|bots)/src|web/src/worker)/',
        // Pictures are drawn from board files too.
        pathNot: ['\\.json$', plain],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'words-know-no-rules',
      severity: 'error',
      from: { path: '^packages/words/src/' },
      to: { path: '^packages/games/src/', pathNot: plain, dependencyTypesNot: ['type-only'] },
    },
    { name: 'what-is-plain-imports-nothing', severity: 'error', from: { path: plain }, to: {} },
    {
      name: 'one-game-knows-no-other',
      severity: 'error',
      from: { path: `^packages/(games|words)/src/(${games})/` },
      to: { path: `^packages/(games|words)/src/(${games})/`, pathNot: '^packages/(games|words)/src/$2/' },
    },
    {
      name: 'the-server-names-no-game',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: `^packages/(games|bots)/src/(${games})` },
    },
    {
      name: 'rules-touch-no-platform',
      severity: 'error',
      from: { path: '^packages/(core|games|words|protocol|bots)/src/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.svelte$|\\?|^virtual:' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      extensions: ['.ts', '.js', '.json', '.svelte'],
    },
  },
};
