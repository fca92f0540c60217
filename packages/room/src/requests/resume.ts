import { refused } from '../decision.ts';
import { playsFor, replaced } from '../parts/familiars.ts';
import { playing } from '../play.ts';
import { request } from './request.ts';

/** The player is back and takes over from the familiar. */
export const resume = request({
  body: {},
  weight: 1,
  counts: () => 'takes-back',
  decide(room, { guest }) {
    const at = playing(room, guest);
    if (typeof at === 'string') return refused(at);
    return replaced(room, at.seat, playsFor(room.seating, { guest, seat: at.seat, bot: null, isAway: () => false }));
  },
});
