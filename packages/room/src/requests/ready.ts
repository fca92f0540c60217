import { reseated } from '../deal.ts';
import { mayDeal, ready as readyWith } from '../parts/seating.ts';
import { request } from './request.ts';

/** Before the game: is ready. `hash`: of this client's 32 random bytes, which go into the seed (`nonceHashOf`). */
export const ready = request({
  body: { hash: 'hex' },
  weight: 2,
  counts: () => 'begins',
  isDecisive({ seating }, { guest }, { hash }) {
    const next = readyWith(seating, guest, hash);
    return typeof next !== 'string' && mayDeal(next);
  },
  decide: (room, who, { hash }) => reseated(room, readyWith(room.seating, who.guest, hash), who),
});
