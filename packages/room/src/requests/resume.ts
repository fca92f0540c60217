import { refused } from '../decision.ts';
import { replaced } from '../parts/familiars.ts';
import { playing } from '../play.ts';
import { request } from './request.ts';

/** The player is back and takes over from the familiar. */
export const resume = request({
  body: {},
  weight: 1,
  counts: () => 'takes-back',
  decide(room, { guest }) {
    const at = playing(room, guest);
    return typeof at === 'string' ? refused(at) : replaced(room, at.seat, null);
  },
});
