import { reseated } from '../deal.ts';
import { stand as standUp } from '../parts/seating.ts';
import { request } from './request.ts';

/** Before the game: leaves the requester's seat. */
export const stand = request({
  body: {},
  weight: 1,
  counts: () => 'takes-back',
  decide: (room, who) => reseated(room, standUp(room.seating, who.guest), who),
});
