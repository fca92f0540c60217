import type { TableEntry } from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import { refused } from '../decision.ts';
import { ended, type Seating, seatOf } from '../parts/seating.ts';
import type { GuestId } from '../people/guest.ts';
import { noted, playing } from '../play.ts';
import { request } from './request.ts';

/** Agrees to end the game early, or no longer does. */
export const endVote = request({
  body: { agrees: 'yes-or-no' },
  weight: 2,
  counts: (_room, _who, { agrees }) => (agrees ? 'begins' : 'takes-back'),
  isDecisive({ seating }, { guest }, { agrees }) {
    if (seating.phase !== 'playing') return false;
    const next = vote(seating, guest, agrees);
    return typeof next !== 'string' && next.isAgreed;
  },
  decide(room, { guest, sharesDevice }, { agrees }) {
    const at = playing(room, guest);
    if (typeof at === 'string') return refused(at);
    const next = vote(room.seating, guest, agrees);
    if (typeof next === 'string') return refused(next);
    const { seat } = at;
    const isNew = room.seating.endVotes.includes(seat) !== agrees;
    const votes: readonly TableEntry[] = isNew ? [{ kind: 'end-vote', seat, agrees }] : [];
    const isSpokenForAll = sharesDevice === true && agrees;
    if (!next.isAgreed && !isSpokenForAll) return noted(room, next.seating, ...votes);
    const ending = next.isAgreed ? 'agreed' : 'absent';
    return noted(room, ended(next.seating, null, ending), ...votes, { kind: 'end', ending });
  },
});

/** Counts a vote to end the game early. `isAgreed`: all players have agreed; absence is no consent. */
function vote(seating: Seating, guest: GuestId, agrees: boolean): { seating: Seating; isAgreed: boolean } | RoomReason {
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  const others = seating.endVotes.filter((voter) => voter !== seat);
  const endVotes = agrees ? [...others, seat].sort((a, b) => a - b) : others;
  const isAgreed = agrees && seating.chairs.every((chair, at) => chair.kind !== 'human' || endVotes.includes(at));
  return { seating: { ...seating, endVotes }, isAgreed };
}
