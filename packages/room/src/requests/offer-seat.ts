import { sha256Hex } from '@coven/core';
import { changed, refused } from '../decision.ts';
import { moderated, objectionToOfferer, personAt, SEAT_CODE_SECONDS } from '../parts/moderation.ts';
import { request } from './request.ts';

/**
 * From the table owner, during the game: whoever has the code may take an absent player's seat, once. While the owner is away, from the
 * next player who is not: the owner may be who lost the cookie. Only the hash of the code is stored.
 */
export const offerSeat = request({
  body: { seat: 'seat', code: 'hex' },
  weight: 2,
  counts: () => 'begins',
  decide(room, who, { seat, code }) {
    const objection = objectionToOfferer(room, who);
    if (objection) return refused(objection);
    const { seating } = room;
    if (seating.phase !== 'playing') return refused('not-running');
    const chair = personAt(seating, who.guest, seat);
    if (typeof chair === 'string') return refused(chair);
    if (!who.isAway(chair.guest)) return refused('not-away');
    const offer = { seat, hash: sha256Hex(code), until: who.serverTime() + SEAT_CODE_SECONDS * 1000 };
    return changed(moderated(room, who, { offer }, { notice: 'seat-offered', name: chair.name }));
  },
});
