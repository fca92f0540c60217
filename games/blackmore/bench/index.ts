import type { GameBench } from '@coven/bench/game-bench.ts';

export const bench: GameBench = { playouts: { seats: 4, atLeast: 0.2 } };
