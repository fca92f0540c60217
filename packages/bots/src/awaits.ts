import type { Rules, Seat, Types } from '@coven/core';

export function awaits<T extends Types>(rules: Rules<T>, state: T['state'], seat: Seat): boolean {
  const turn = rules.turn(state);
  return turn.kind === 'seats' && turn.seats.some((awaited) => awaited.seat === seat);
}
