import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // No test measures time: every core may be busy.
    maxWorkers: '100%',
    testTimeout: 900_000,
    hookTimeout: 300_000,
  },
});
