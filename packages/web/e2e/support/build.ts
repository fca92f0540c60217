import { build } from 'vite';

/** The page as it is shipped: nothing is tested from sources. */
async function buildClient(): Promise<void> {
  if (process.env.COVEN_BUILT) return;
  await build({ root: new URL('../../', import.meta.url).pathname, logLevel: 'warn' });
}

// biome-ignore lint/style/noDefaultExport: Playwright calls the default export.
export default buildClient;
