import { changed, refused } from '../decision.ts';
import { MAX_PEOPLE, moderated, objectionToOwner, personAt, personOf } from '../parts/moderation.ts';
import { stand } from '../parts/seating.ts';
import { request } from './request.ts';

/** From the table owner, before the game: opens another player's seat; that guest cannot sit here any more. */
export const remove = request({
  body: { seat: 'seat' },
  weight: 2,
  counts: () => 'begins',
  decide(room, who, { seat }) {
    const objection = objectionToOwner(room, who);
    if (objection) return refused(objection);
    const { id, seating, moderation } = room;
    if (seating.phase !== 'waiting') return refused('game-running');
    const chair = personAt(seating, who.guest, seat);
    if (typeof chair === 'string') return refused(chair);
    const next = stand(seating, chair.guest);
    if (typeof next === 'string') return refused(next);
    if (moderation.removed.length >= MAX_PEOPLE) return refused('list-full');
    const removed = [...moderation.removed, personOf(id, chair.guest)];
    return changed({ ...moderated(room, who, { removed }, { notice: 'removed', name: chair.name }), seating: next });
  },
});
