import { GAMES } from '@coven/games';
import type { Benchmark } from './row.ts';

/** What a game's `bench/index.ts` exports as `bench`. A game without one is measured all the same. */
export interface GameBench {
  /** Its usual number of seats, and the share of the kernel's rate its random playouts should reach with them. */
  readonly playouts: { readonly seats: number; readonly atLeast?: number };
  /** The game's own benchmarks. */
  readonly own?: readonly Benchmark[];
}

/** Of every game, by its id. */
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
