import type { GameBench } from '@coven/bench/game-bench.ts';
import { BEST_BREW } from './best-brew.ts';

export const bench: GameBench = { playouts: { seats: 4, atLeast: 0.034 }, own: [BEST_BREW] };
