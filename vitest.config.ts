import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { runeModules } from './packages/web/build/rune-modules.ts';

/** They take longest: begun last, one core would wait for them. */
const LONGEST = ['packages/cli/test/new-game.test.ts', 'games/witchstone/test/greedy.test.ts', 'packages/cli/test/usage.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [runeModules()],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/test/*.test.ts', 'games/*/test/*.test.ts'],
    // No test measures time: every core may be busy.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    testTimeout: process.env.DEEP === '1' ? 900_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
