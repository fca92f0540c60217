import { type Seating, seatOf } from '../parts/seating.ts';
import type { GuestId } from './guest.ts';
import type { Presence } from './presence.ts';

/** Whether a guest may enter: players and present guests always, others while there are free seats or room for spectators. */
export function admits(seating: Seating, presence: Presence, guest: GuestId, maxSpectators: number): boolean {
  const isSeated = (one: GuestId) => seatOf(seating, one) !== undefined;
  if (isSeated(guest) || presence.isHere(guest)) return true;
  const free = seating.phase === 'waiting' ? seating.chairs.filter(({ kind }) => kind === 'open').length : 0;
  return presence.spectators(isSeated) < maxSpectators + free;
}
