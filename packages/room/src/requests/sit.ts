import { reseated } from '../deal.ts';
import { refused } from '../decision.ts';
import { personOf } from '../parts/moderation.ts';
import { seatOf, sit as sitDown } from '../parts/seating.ts';
import { distinctName } from '../people/distinct-name.ts';
import { requestOfNamed } from './request.ts';

/** Before the game: takes an open seat, or another one. */
export const sit = requestOfNamed({
  body: { seat: 'seat' },
  weight: 2,
  counts: ({ seating }, { guest }) => (seatOf(seating, guest) === undefined ? 'joins' : 'begins'),
  decide(room, who, { seat }) {
    const { seating } = room;
    const { guest, name } = who;
    if (room.moderation.removed.includes(personOf(room.id, guest))) return refused('removed');
    return reseated(room, sitDown(seating, seat, guest, distinctName(seating, guest, name)), who);
  },
});
