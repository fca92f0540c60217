import { changed, refused, UNCHANGED } from '../decision.ts';
import { moderated, objectionToOwner } from '../parts/moderation.ts';
import { request } from './request.ts';

/** From the table owner: whether the lobby lists the table. */
export const publish = request({
  body: { isPublic: 'yes-or-no' },
  weight: 2,
  counts: () => 'begins',
  decide(room, who, { isPublic }) {
    const objection = objectionToOwner(room, who);
    if (objection) return refused(objection);
    if (room.isPublic === isPublic) return UNCHANGED;
    return changed(moderated(room, who, { isPublic }, { notice: isPublic ? 'public' : 'private', name: '' }));
  },
});
