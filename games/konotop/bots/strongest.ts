import { planned } from '@coven/bots';
import type { Rules } from '@coven/core';
import type { Konotop } from '../rules/index.ts';
import { LookAhead } from './look-ahead.ts';

const lookAheads = new WeakMap<Rules<Konotop>, LookAhead>();

/** Looks a few turns ahead in worlds that fit all it was shown, everybody taking what looks best. */
export const strongest = planned<Konotop>({
  id: 'strongest',
  remembers: true,
  think(input) {
    const lookAhead = lookAheads.get(input.rules) ?? new LookAhead(input.rules);
    lookAheads.set(input.rules, lookAhead);
    return lookAhead.best(input);
  },
});
