import { fileURLToPath } from 'node:url';
import { rowsOf } from './child.ts';
import type { Benchmark } from './row.ts';

/** The page measures itself: nothing here may import it. */
const PAGE = fileURLToPath(new URL('../../web/bench/page.ts', import.meta.url));

/**
 * In Chromium on a processor four times slower: when a table can be played at, and the longest task while pieces move and while the
 * strongest bot thinks.
 */
export const PAGE_BENCH: Benchmark = { id: 'page', run: () => rowsOf(PAGE, []) };
