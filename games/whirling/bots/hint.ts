import { hintBy } from '@coven/bots';
import type { Move } from '../rules/index.ts';
import { reasonFor } from './reasons.ts';
import { strongest } from './strongest.ts';

export { bestBrew as advise } from './best-brew.ts';
export { reasonFor };

export const hint = hintBy(strongest, { reasonFor, lightsFor });

function lightsFor(move: Move): readonly string[] {
  switch (move.type) {
    case 'play':
      return [`hand:${move.recipe}`];
    case 'use':
      return [`recipe:${move.recipe}`];
    case 'done':
      return [move.kept === null ? 'choice:done' : 'choices:done'];
    case 'ready':
    case 'hold':
    case 'fresh-start':
    case 'blind':
      return [`choice:${move.type}`];
    default:
      return [`choices:${move.type}`];
  }
}
