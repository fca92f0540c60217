import { execFileSync } from 'node:child_process';
import { build } from 'vite';
import { BEFORE } from './before.ts';

/** The page as it is shipped: nothing is tested from sources. */
async function buildClient(): Promise<void> {
  if (process.env.COVEN_BUILT) return;
  await build({ root: new URL('../../', import.meta.url).pathname, logLevel: 'warn' });
  if (BEFORE) execFileSync('npm', ['run', 'build'], { cwd: BEFORE, stdio: ['ignore', 'ignore', 'inherit'] });
}

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default buildClient;
