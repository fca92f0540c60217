import { type BotInput, hintBy, type Reason } from '@coven/bots';
import type { Konotop, Move } from '../rules/index.ts';
import { strongest } from './strongest.ts';

export const hint = hintBy(strongest, {
  reasonFor,
  lightsFor: (move) => {
    switch (move.type) {
      case 'play':
        return [`hand:${move.card}`, `occupier:${move.on}`];
      case 'destroy':
        return [`laid:${move.on}:${move.of}:${move.card}`];
      case 'move':
        return [`laid:${move.from}:${move.of}:${move.card}`, `occupier:${move.to}`];
      default:
        return ['choice:decline'];
    }
  },
});

export function reasonFor({ rules, seat, view }: BotInput<Konotop>, move: Move): Reason {
  const { falls, points, strengths, next, row } = rules.outlook(view(), move);
  if (move.type === 'decline') return { key: 'decline' };
  const own = points[seat] as number;
  if (falls.length > 0 && own > 0) return { key: 'falls', count: own };
  if (move.type === 'destroy') return { key: move.of === seat ? 'clears' : 'weakens' };
  if (next !== null && move.type === 'play') return { key: 'goes-on', piece: ['card', move.card] };
  const award = Math.max(0, ...row.flatMap(({ awards }) => awards.filter((one) => one.seat === seat).map((one) => one.points)));
  if (award > 0) return { key: 'reach', count: award };
  const added = strengths[seat] as number;
  return added > 0 ? { key: 'adds', count: added } : { key: 'moves' };
}
