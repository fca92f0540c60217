import type { Seat } from '@coven/core';
import type { Motive, Reason, SeenStep } from '@coven/words';
import type { Konotop, Shown, View } from '../../rules/index.ts';

export function motivesIn(step: SeenStep<Konotop>): readonly Motive<Konotop>[] {
  return step.shown.flatMap((event) => {
    const reason = reasonOf(event, step);
    return reason && 'seat' in event ? [{ seat: event.seat, event, ...reason }] : [];
  });
}

function reasonOf(event: Shown, step: SeenStep<Konotop>): Reason | undefined {
  switch (event.type) {
    case 'declined':
      return { key: 'decline' };
    case 'destroyed':
      return scoring(event.seat, step) ?? { key: event.of === event.seat ? 'clears' : 'weakens' };
    case 'played': {
      const { pending } = step.after;
      if (pending[0]?.card === event.card && pending[0].on === event.on) return { key: 'goes-on' };
      return scoring(event.seat, step) ?? standing(event.seat, [event.on], step);
    }
    case 'moved':
      return scoring(event.seat, step) ?? standing(event.seat, [event.from, event.to], step) ?? { key: 'moves' };
    default:
      return undefined;
  }
}

/** What the seat gains by the occupiers that fell in this step. */
function scoring(seat: Seat, { shown }: SeenStep<Konotop>): Reason | undefined {
  const awards = shown.flatMap((event) => (event.type === 'fell' ? event.awards : []));
  const count = awards.reduce((sum, award) => sum + (award.seat === seat ? award.points : 0), 0);
  return count > 0 ? { key: 'falls', count } : undefined;
}

/** What the seat would gain by an occupier that it touched, or else how much stronger it is on the table. */
function standing(seat: Seat, touched: readonly string[], { before, after }: SeenStep<Konotop>): Reason | undefined {
  const awards = after.row.flatMap((one) => (one && touched.includes(one.occupier) ? one.awards : []));
  const count = Math.max(0, ...awards.filter((award) => award.seat === seat).map(({ points }) => points));
  if (count > 0) return { key: 'reach', count };
  const added = strengthOf(after, seat) - strengthOf(before, seat);
  return added > 0 ? { key: 'adds', count: added } : undefined;
}

function strengthOf({ row }: View, seat: Seat): number {
  return row.reduce((sum, one) => sum + (one?.sides[seat]?.strength ?? 0), 0);
}
