import { type BotInput, hintBy, type Reason } from '@coven/bots';
import type { Konotop, Move, OccupierView } from '../rules/index.ts';
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

export function reasonFor({ rules, seat, view }: Pick<BotInput<Konotop>, 'rules' | 'seat' | 'view'>, move: Move): Reason {
  const { card, falls, strengths, next, row } = rules.outlook(view(), move);
  if (move.type === 'decline') return { key: 'decline' };
  const gained = (one: OccupierView) => one.awards.find((award) => award.seat === seat)?.points ?? 0;
  // Others may have reached their number earlier in the turn.
  const fallen = row.find(({ occupier }) => occupier === card?.on && falls.includes(occupier));
  if (fallen && gained(fallen) > 0) return { key: 'falls', count: gained(fallen) };
  if (move.type === 'destroy') return { key: move.of === seat ? 'clears' : 'weakens' };
  if (next !== null && move.type === 'play') return { key: 'goes-on', piece: ['card', move.card] };
  const award = Math.max(0, ...row.map(gained));
  if (award > 0) return { key: 'reach', count: award };
  const added = strengths[seat] as number;
  return added > 0 ? { key: 'adds', count: added } : { key: 'moves' };
}
