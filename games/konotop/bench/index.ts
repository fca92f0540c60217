import type { GameBench } from '@coven/bench/game-bench.ts';
import type { Random, Rules } from '@coven/core';
import { LookAhead } from '../bots/look-ahead.ts';
import type { Konotop, State } from '../rules/index.ts';

export const bench: GameBench = {
  playouts: { seats: 4, atLeast: 0.026 },
  playoutOf: (rules) => {
    const lookAhead = new LookAhead(rules as Rules as Rules<Konotop>);
    return (world, random: Random) => lookAhead.playOn(world as State, random);
  },
};
