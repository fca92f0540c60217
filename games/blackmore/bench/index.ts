import type { GameBench } from '@coven/bench/game-bench.ts';
import { LookAhead } from '../bots/look-ahead.ts';
import type { View } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

export const bench: GameBench = {
  playouts: { seats: 4, atLeast: 0.2 },
  playoutOf: (rules, view) => {
    const lookAhead = new LookAhead(rules.seats, (view as View).side);
    return (world) => lookAhead.playOn(world as State);
  },
};
