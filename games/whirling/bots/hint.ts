import { type BotInput, hintBy, type Reason } from '@coven/bots';
import type { Move, Whirling } from '../rules/index.ts';
import { sum } from '../rules/ingredients.ts';
import { greedy } from './greedy.ts';

export const hint = hintBy(greedy, {
  reasonFor,
  lightsFor: (move) => {
    switch (move.type) {
      case 'play':
        return [`hand:${move.recipe}`];
      case 'use':
        return [`recipe:${move.recipe}`];
      case 'potion':
      case 'raven':
      case 'grimoire':
      case 'pour':
        return ['arcana'];
      case 'done':
      case 'ready':
        return [`choice:${move.type}`];
      default:
        return ['choices'];
    }
  },
});

export function reasonFor({ rules, view }: BotInput<Whirling>, move: Move): Reason {
  const outlook = rules.outlook(view(), move);
  switch (move.type) {
    case 'play':
      return { key: outlook.type === 'pick' && sum(outlook.effects) > 0 ? 'play-effect' : 'play' };
    case 'use':
    case 'fill':
    case 'make':
    case 'buy':
    case 'done': {
      const overflow = outlook.type === 'brew' ? sum(outlook.overflow) : 0;
      if (overflow > 0) return { key: 'overflows', count: overflow };
      return { key: move.type === 'done' ? 'done' : 'brews' };
    }
    case 'keep':
    case 'grow':
    case 'potion':
    case 'pour':
    case 'raven':
    case 'grimoire':
    case 'name':
    case 'ready':
      return { key: move.type };
    default:
      return { key: 'waits' };
  }
}
