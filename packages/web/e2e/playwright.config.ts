import { defineConfig } from '@playwright/test';
import { findChromium, WITHOUT_FEATURES } from './support/chromium.ts';
import { PLAIN_HOST } from './support/plain-host.ts';

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
  },
});
