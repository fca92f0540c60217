import { existsSync, readdirSync } from 'node:fs';

/** What may import what; ARCHITECTURE.md tells why. `packages/web/test/imports.test.ts` holds components to the same rules. */
const only = (from, to) => ({
  name: `${from}-imports-only-${to.length === 0 ? 'itself' : to.join('-')}`,
  severity: 'error',
  from: { path: `^packages/${from}/(src|client)/` },
  to: {
    path: '^(packages|games)/',
    pathNot: [from, ...to].map((name) => (name === 'games' ? '^games/' : `^packages/${name}/(src|client)/`)),
  },
});

/** What the folders of a game may import: their own game's folders and these packages. */
const room = (name, rooms, packages) => ({
  name: `a-game's-${name}-imports-only-${[...rooms, ...packages].join('-')}`,
  severity: 'error',
  from: { path: `^games/([^/]+)/${name}/` },
  to: {
    path: '^(packages|games)/',
    pathNot: [`^games/$1/(${[name, ...rooms].join('|')})/`, `^packages/(${packages.join('|')})/src/`],
  },
});

const FOLDER = new URL('games/', import.meta.url);
/** The ids of the games. */
const games = readdirSync(FOLDER)
  .filter((name) => existsSync(new URL(`${name}/game.ts`, FOLDER)))
  .join('|');

/** Notation, names, printed figures and the geometry of cells decide nothing: words and pictures are made of them. */
const plain = '^games/[^/]+/rules/[^/]+\\.plain\\.ts$';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    only('core', []),
    only('bots', ['core']),
    only('words', ['core']),
    only('protocol', ['core', 'room']),
    {
      name: 'the-room-is-only-a-type-for-clients',
      severity: 'error',
      from: { path: '^packages/protocol/' },
      to: { path: '^packages/room/', dependencyTypesNot: ['type-only'] },
    },
    only('session', ['core', 'bots', 'protocol']),
    only('room', ['core', 'bots', 'protocol', 'session']),
    only('server', ['core', 'games', 'bots', 'protocol', 'session', 'room']),
    only('research', ['core', 'games', 'bots']),
    only('cli', ['core', 'games', 'bots', 'words', 'protocol', 'session', 'room', 'server', 'research', 'bench']),
    only('web', ['core', 'games', 'bots', 'words', 'protocol', 'session', 'room']),
    only('bench', ['core', 'games', 'bots', 'protocol', 'session', 'room', 'server']),
    room('rules', [], ['core']),
    room('bots', ['rules'], ['core', 'bots']),
    room('words', ['rules'], ['core', 'words']),
    room('lessons', [], ['words']),
    room('terminal', ['rules', 'words'], ['core', 'words', 'cli']),
    room('web', ['rules', 'words'], ['core', 'words', 'web']),
    room('bench', ['rules', 'bots'], ['core', 'bots', 'bench']),
    {
      name: 'rules-and-bots-only-in-the-table-worker',
      severity: 'error',
      from: { path: '^(packages/web/src|games/[^/]+/web)/', pathNot: ['^packages/web/src/(worker/|virtual\\.d\\.ts$)', '\\.data\\.ts$'] },
      to: {
        path: '^(games/[^/]+/(rules|bots|game\\.ts)|games/(index|ratings)\\.ts|packages/((bots|session|room)/src|web/src/worker)/)',
        // Pictures are drawn from board files too.
        pathNot: ['\\.json$', plain],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'words-know-no-rules',
      severity: 'error',
      from: { path: '^games/[^/]+/words/' },
      to: { path: '^games/[^/]+/rules/', pathNot: plain, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'what-is-plain-imports-only-types-and-what-is-plain',
      severity: 'error',
      from: { path: plain },
      to: { pathNot: [plain, '^packages/core/src/notation\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-game-knows-no-other',
      severity: 'error',
      from: { path: `^games/(${games})/` },
      to: { path: `^games/(${games})/`, pathNot: '^games/$1/' },
    },
    {
      name: 'packages-name-no-game',
      severity: 'error',
      from: { path: '^packages/(core|bots|words|protocol|session|room|server|research|cli|web)/src/' },
      to: { path: `^games/(${games})/`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-touch-no-platform',
      severity: 'error',
      from: { path: '^(packages/(core|words|protocol|session|room|bots)/src|games/[^/]+/(rules|words|lessons|bots))/' },
      to: { dependencyTypes: ['core'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.svelte$|\\?|^virtual:|/test/' },
    tsPreCompilationDeps: true,
    detectJSDocImports: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node'],
      extensions: ['.ts', '.js', '.json', '.svelte'],
    },
  },
};
