import { gameBenches } from './game-bench.ts';
import { playouts } from './playouts.ts';
import type { Benchmark } from './row.ts';
import { SERVERS } from './server/index.ts';
import { TABLES } from './table.ts';

export { type Comparison, compare, ROUNDS, scriptOf } from './against.ts';
export { measure } from './measure.ts';
export type { Row } from './row.ts';

/** All benchmarks, including the games' own. */
export async function benchmarks(): Promise<readonly Benchmark[]> {
  const benches = await gameBenches();
  return [...playouts(benches), ...[...benches.values()].flatMap(({ own }) => own ?? []), ...TABLES, ...SERVERS];
}
