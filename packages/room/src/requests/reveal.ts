import { revealed } from '../deal.ts';
import { reveal as revealNonce } from '../parts/dealing.ts';
import { request } from './request.ts';

/** Once all are ready: the random bytes behind the hash. */
export const reveal = request({
  body: { nonce: 'hex' },
  weight: 1,
  // It follows a `ready`.
  counts: () => 'takes-back',
  decide: (room, who, { nonce }) => revealed(room, revealNonce(room.seating, room.id, who.guest, nonce), who),
});
