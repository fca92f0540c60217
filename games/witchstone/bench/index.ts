import type { GameBench } from '@coven/bench/game-bench.ts';
import { PLACEMENTS } from './placements.ts';

export const bench: GameBench = { playouts: { seats: 4, atLeast: 0.045 }, own: [PLACEMENTS] };
