/** What may import what; ARCHITECTURE.md tells why. */
const only = (from, to) => ({
  name: `${from}-imports-only-${to.length === 0 ? 'itself' : to.join('-')}`,
  severity: 'error',
  from: { path: `^packages/${from}/src/` },
  to: { path: '^packages/', pathNot: `^packages/(${[from, ...to].join('|')})/src/` },
});

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
      // Board files and the geometry of cells are no rules: pictures are drawn from them.
      to: { path: '^packages/(games|bots)/src/', pathNot: '\\.json$|/witchstone/hexes\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-game-knows-no-other',
      severity: 'error',
      from: { path: '^packages/(games|words)/src/(blackmore|konotop|whirling|witchstone)/' },
      to: { path: '^packages/(games|words)/src/(blackmore|konotop|whirling|witchstone)/', pathNot: '^packages/(games|words)/src/$2/' },
    },
    {
      name: 'the-server-names-no-game',
      severity: 'error',
      from: { path: '^packages/server/src/' },
      to: { path: '^packages/(games|bots)/src/(blackmore|konotop|whirling|witchstone)' },
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
