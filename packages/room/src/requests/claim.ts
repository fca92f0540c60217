import { refused } from '../decision.ts';
import { ended } from '../parts/seating.ts';
import { noted, playing } from '../play.ts';
import { request } from './request.ts';

/**
 * Ends the game because all other people left, where the table was made with `remaining-wins`. There are no standings: the game was not
 * played to its end.
 */
export const claim = request({
  body: {},
  weight: 2,
  // It ends the game.
  counts: () => 'takes-back',
  decide(room, { guest, isAway }) {
    const at = playing(room, guest);
    if (typeof at === 'string') return refused(at);
    const { seat } = at;
    const { creation, seating } = room;
    if (creation.whenLeft !== 'remaining-wins') return refused('not-agreed');
    const others = seating.chairs.flatMap((chair, other) => (chair.kind === 'human' && other !== seat ? [chair.guest] : []));
    if (others.length === 0 || !others.every(isAway)) return refused('not-away');
    const next = { ...ended(seating, null, 'left'), takenBy: seat };
    return noted(room, next, { kind: 'claim', seat }, { kind: 'end', ending: 'left' });
  },
});
