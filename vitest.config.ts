import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { gameModules } from './packages/web/build/game-modules.ts';
import { runeModules } from './packages/web/build/rune-modules.ts';

/** They take longest: begun last, one core would wait for them. */
const LONGEST = ['packages/cli/test/host.test.ts', 'packages/server/test/nodes/faults.test.ts', 'packages/server/test/log-budget.test.ts'];

const ALL = ['packages/*/test/**/*.test.ts', 'games/test/*.test.ts', 'games/*/test/*.test.ts'];
const PAGES = ['packages/web/test/**/*.test.ts'];
/** Each has a directory of its own. */
const COMMANDS = ['packages/cli/test/**/*.test.ts', 'games/*/test/terminal.test.ts'];
/** Node itself reads the sources, as it does in play; Vite’s way of importing made the rules a fourth slower. */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

// Processes that tests start need not compile the same sources each.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'coven-compiled');

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    // No test measures time: every core may be busy.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    testTimeout: process.env.DEEP === '1' ? 900_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, plugins: [runeModules(), gameModules()], test: { name: 'pages', include: PAGES } },
      { extends: true, test: { name: 'commands', include: COMMANDS } },
      // Reading the games anew for every file would take as long as a fourth of these tests.
      {
        extends: true,
        test: {
          name: 'modules',
          include: ALL,
          exclude: [...PAGES, ...COMMANDS],
          experimental: NATIVE,
          isolate: false,
          setupFiles: ['scripts/real-clock.ts'],
        },
      },
    ],
  },
});
