import { askGame } from '../play.ts';
import { request } from './request.ts';

/** Asks for the outlooks of the moves offered for this decision. */
export const outlooks = request({
  body: { decision: 'decision' },
  weight: 4,
  decide: (room, { guest }, asked) => askGame(room, guest, { type: 'outlooks', ...asked }),
});
