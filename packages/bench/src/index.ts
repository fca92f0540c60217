import { gameBenches } from './game-bench.ts';
import { playouts } from './playouts.ts';
import type { Benchmark } from './row.ts';
import { SEARCH } from './search.ts';
import { SERVERS } from './server/index.ts';
import { TABLES } from './table.ts';
import { UPDATES } from './updates.ts';

export { type Comparison, compare, ROUNDS, scriptOf } from './against.ts';
export { measure } from './measure.ts';
export type { Row } from './row.ts';

/**
 * Benchmarks that need the server or a database are loaded when they run: V8 checks every access to typed arrays in a process
 * that has loaded a large CommonJS module, which would slow all others down.
 */
const LATER: readonly Benchmark[] = [
  later('boardgame-io-bot', async () => (await import('./boardgame-io-bot.ts')).BOARDGAME_IO_BOT),
  later('page', async () => (await import('./page.ts')).PAGE_BENCH),
  later('bots', async () => (await import('./server/bots.ts')).BOTS),
  later('nodes', async () => (await import('./nodes/index.ts')).NODES),
  later('growth', async () => (await import('./growth/sqlite.ts')).SQLITE_GROWTH),
  later('growth-postgres', async () => (await import('./growth/postgres.ts')).POSTGRES_GROWTH),
];

function later(id: string, load: () => Promise<Benchmark>): Benchmark {
  return { id, run: async () => (await load()).run() };
}

/** All benchmarks, including the games' own. */
export async function benchmarks(): Promise<readonly Benchmark[]> {
  const benches = await gameBenches();
  return [...playouts(benches), ...[...benches.values()].flatMap(({ own }) => own ?? []), ...TABLES, UPDATES, SEARCH, ...SERVERS, ...LATER];
}
