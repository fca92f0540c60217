import { refused, UNCHANGED } from '../decision.ts';
import { seatOf } from '../parts/seating.ts';
import { request } from './request.ts';

/** After the game: opens the next table with the same players. */
export const rematch = request({
  body: {},
  weight: 8,
  decide({ seating }, { guest }) {
    if (seating.phase !== 'over') return refused('not-over');
    if (seatOf(seating, guest) === undefined) return refused('not-seated');
    return seating.rematch === null ? { kind: 'errand', errand: { type: 'rematch' } } : UNCHANGED;
  },
});
