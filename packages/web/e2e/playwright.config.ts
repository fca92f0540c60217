import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, WITHOUT_FEATURES } from './support/chromium.ts';
import { PLAIN_HOST } from './support/plain-host.ts';

// The servers that tests start need not compile the same sources each.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'coven-compiled');

/** A real server process serves the built client; see `support/server.ts`. */
export default defineConfig({
  testDir: '../../..',
  testMatch: ['packages/web/e2e/*.spec.ts', 'games/*/test/browser/*.spec.ts'],
  outputDir: '../test-output/traces',
  globalSetup: './support/build.ts',
  fullyParallel: true,
  // Pages wait now and then, for bots or for a motion: three share two cores well.
  workers: '150%',
  // Only where nobody looks on; a test that needed it is listed as flaky, and is to be mended.
  retries: process.env.CI ? 1 : 0,
  timeout: process.env.DEEP === '1' ? 180_000 : 60_000,
  expect: { timeout: 20_000 },
  ...(process.env.DEEP === '1' ? {} : { grepInvert: /@deep/ }),
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        WITHOUT_FEATURES,
        `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
      ],
    },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // It fetches all games for a visit without a network, which took a third of the time; where it is the subject, it is allowed.
    serviceWorkers: 'block',
  },
});
