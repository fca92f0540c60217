import { askGame } from '../play.ts';
import { request } from './request.ts';

/** Makes a move in the requester's own seat, or takes the last one back with `undo`. */
export const move = request({
  body: { decision: 'decision', text: 'move' },
  weight: 1,
  decide: (room, { guest }, asked) => askGame(room, guest, { type: 'move', ...asked }),
});
