import { reseated } from '../deal.ts';
import { ready } from '../parts/seating.ts';
import { request } from './request.ts';

/** Before the game: is no longer ready. */
export const unready = request({
  body: {},
  weight: 1,
  counts: () => 'takes-back',
  decide: (room, who) => reseated(room, ready(room.seating, who.guest, null), who),
});
