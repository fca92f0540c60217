import { type BotInput, hintBy, type Reason } from '@coven/bots';
import type { Move, Witchstone } from '../rules/index.ts';
import { strongest } from './strongest.ts';

export const hint = hintBy(strongest, { reasonFor, lightsFor });

function lightsFor(move: Move): readonly string[] {
  switch (move.type) {
    case 'tower':
      return [`location:${move.at}`];
    case 'tile':
      return [`hand:${move.tile}`];
    case 'lay':
      return [`cell:${move.at}`, `cell:${move.toward}`];
    case 'energy':
      return [`portal:${move.portal}`];
    case 'send':
      return [`location:${move.to}`];
    case 'pentagram':
      return ['pentagram'];
    case 'set':
    case 'break':
      return [`cell:${move.at}`];
    case 'step':
      return [`cell:${move.from}`, `cell:${move.to}`];
    case 'rim':
      return [`cell:${move.from}`];
    case 'rack':
    case 'bottom':
    case 'aside':
      return ['rack'];
    case 'wand':
      return ['wand'];
    case 'take':
    case 'boost':
      return [`scroll:${move.scroll}`];
    case 'begin':
    case 'choose':
      return [`choice:${move.type} ${move.action}`];
    case 'use':
      return [`choice:use ${move.special} ${move.action}`];
    default:
      return [`choice:${move.type}`];
  }
}

export function reasonFor({ rules, view }: Pick<BotInput<Witchstone>, 'rules' | 'view'>, move: Move): Reason {
  const { points, final, strengths, gains, isLeading, levels } = rules.outlook(view(), move);
  switch (move.type) {
    case 'tower':
    case 'tile':
    case 'begin':
    case 'stop':
    case 'discard':
      return { key: move.type };
    case 'lay':
    case 'set': {
      // Two symbols that join nothing are not strong. A hex that is laid gives no action now. WS-5.3
      const count = strengths.reduce((sum, { strength }) => sum + strength, 0);
      return count > 2 ? { key: move.type === 'lay' ? 'strong' : 'stronger', count } : { key: 'prepares' };
    }
    case 'break':
      return { key: 'clears' };
    default:
      if (points > 0) return { key: 'points', count: points };
      if (final > 0) return { key: 'final', count: final };
      if ((levels ?? 0) > 0) return { key: 'levels', count: levels ?? 0 };
      if (isLeading) return { key: 'leads' };
      return { key: gains.length > 0 ? 'gains' : 'prepares' };
  }
}
