import type { RoomReason } from '@coven/protocol';
import type { GuestId } from '../people/guest.ts';
import { type Seating, seatOf } from './seating.ts';

/** Counts a vote to end the game early. `isAgreed`: all players have agreed; absence is no consent. */
export function vote(seating: Seating, guest: GuestId, agrees: boolean): { seating: Seating; isAgreed: boolean } | RoomReason {
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  const others = seating.endVotes.filter((voter) => voter !== seat);
  const endVotes = agrees ? [...others, seat].sort((a, b) => a - b) : others;
  const isAgreed = agrees && seating.chairs.every((chair, at) => chair.kind !== 'human' || endVotes.includes(at));
  return { seating: { ...seating, endVotes }, isAgreed };
}
