import { sha256Hex } from '@coven/core';
import { changed, refused } from '../decision.ts';
import { sealedName } from '../parts/dealing.ts';
import { endOfOffer, moderated, personOf } from '../parts/moderation.ts';
import { seatOf, withChair } from '../parts/seating.ts';
import { requestOfNamed } from './request.ts';

/** During the game: takes the absent player's seat that was offered with this code. */
export const takeSeat = requestOfNamed({
  body: { code: 'hex' },
  weight: 4,
  counts: () => 'joins',
  decide(room, who, { code }) {
    const { id, seating } = room;
    const { guest, name, isAway, newHex } = who;
    const { offer, removed } = room.moderation;
    if (seating.phase !== 'playing') return refused('not-running');
    if (seatOf(seating, guest) !== undefined) return refused('has-seat');
    if (removed.includes(personOf(id, guest))) return refused('removed');
    const chair = offer && seating.chairs[offer.seat];
    if (chair?.kind !== 'human' || offer?.hash !== sha256Hex(code)) return refused('no-such-offer');
    if (endOfOffer(offer, who) <= who.serverTime()) return refused('no-such-offer');
    if (!isAway(chair.guest)) return refused('not-away');
    const { seat } = offer;
    const endVotes = seating.endVotes.filter((voter) => voter !== seat);
    const taken = {
      ...moderated(room, who, { offer: null }, { notice: 'seat-taken', name, from: seat, text: chair.name }),
      seating: { ...withChair(seating, seat, { ...chair, guest, name, standIn: null }), endVotes },
      seatMoved: seat,
    };
    if (room.hasFirstFormat) return changed(taken);
    const { dealing, hash } = sealedName(room.dealing, { guest, name }, newHex);
    return changed({ ...taken, dealing, entries: room.note({ kind: 'person', seat, name: hash }) });
  },
});
