import { fileURLToPath } from 'node:url';
import { rowsOf } from './child.ts';
import type { Benchmark, Row } from './row.ts';

const OWN = fileURLToPath(new URL('./one.ts', import.meta.url));

/** Runs one benchmark in a fresh process, with the `one.ts` of this checkout or of another. */
export function measure({ id, mode = 'production' }: Benchmark, script = OWN): Promise<readonly Row[]> {
  return rowsOf(script, [id], { ...process.env, NODE_ENV: mode });
}
