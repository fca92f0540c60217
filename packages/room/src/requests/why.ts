import { askGame } from '../play.ts';
import { request } from './request.ts';

/** Asks why a move is not allowed. */
export const why = request({
  body: { text: 'move' },
  weight: 2,
  decide: (room, { guest }, asked) => askGame(room, guest, { type: 'why', ...asked }),
});
