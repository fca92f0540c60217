import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Benchmark, Row } from './row.ts';

/** The page measures itself: nothing here may import it. */
const PAGE = fileURLToPath(new URL('../../web/bench/page.ts', import.meta.url));

/** In Chromium on a processor four times slower: when a table can be played at, and the longest task while pieces move. */
export const PAGE_BENCH: Benchmark = {
  id: 'page',
  async run() {
    const child = spawn(process.execPath, [PAGE], { stdio: ['ignore', 'pipe', 'inherit'] });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    if (code !== 0) throw new Error(`the page could not be measured: ${code}`);
    return JSON.parse(printed) as Row[];
  },
};
