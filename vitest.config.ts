import { defineConfig } from 'vitest/config';
import { runeModules } from './packages/web/build/rune-modules.ts';

export default defineConfig({
  plugins: [runeModules()],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'games/test/*.test.ts', 'games/*/test/*.test.ts'],
    // No test measures time: every core may be busy.
    maxWorkers: '100%',
    testTimeout: process.env.DEEP === '1' ? 900_000 : 60_000,
    hookTimeout: 60_000,
  },
});
