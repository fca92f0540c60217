import { GAMES } from '@coven/games';
import type { Benchmark } from './row.ts';
import type { PlayoutMaker } from './search.ts';

/** What a game's `bench/index.ts` exports as `bench`. A game without that file is measured with defaults. */
export interface GameBench {
  /** The usual number of seats, and the fraction of the kernel's rate that random playouts should reach with it. */
  readonly playouts: { readonly seats: number; readonly atLeast?: number };
  /** The playouts of the game's search, where it has no brain. */
  readonly playoutOf?: PlayoutMaker;
  /** The game's own benchmarks. */
  readonly own?: readonly Benchmark[];
}

/** The benchmarks of every game, by game id. */
export async function gameBenches(): Promise<ReadonlyMap<string, GameBench>> {
  const benches = new Map<string, GameBench>();
  for (const { id, seats } of GAMES) benches.set(id, (await benchOf(id)) ?? { playouts: { seats: seats.max } });
  return benches;
}

async function benchOf(game: string): Promise<GameBench | undefined> {
  try {
    const { bench }: { bench: GameBench } = await import(`@coven/games/${game}/bench/index.ts`);
    return bench;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
