import { planned } from '@coven/bots';
import { onceFor, type Rules } from '@coven/core';
import type { Konotop } from '../rules/index.ts';
import { LookAhead } from './look-ahead.ts';

const lookAheadOf = onceFor((rules: Rules<Konotop>) => new LookAhead(rules));

/** Looks a few turns ahead in worlds that fit all it was shown, everybody taking what looks best. */
export const strongest = planned<Konotop>({
  id: 'strongest',
  remembers: true,
  think: (input) => lookAheadOf(input.rules).best(input),
});
