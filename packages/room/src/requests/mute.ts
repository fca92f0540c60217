import { changed, refused, UNCHANGED } from '../decision.ts';
import { MAX_PEOPLE, moderated, objectionToOwner, personOf } from '../parts/moderation.ts';
import { request } from './request.ts';

/** From the table owner: chat of this person is refused, or no longer refused. */
export const mute = request({
  body: { person: 'person', isMuted: 'yes-or-no' },
  weight: 2,
  counts: () => 'begins',
  decide(room, who, { person, isMuted }) {
    const objection = objectionToOwner(room, who);
    if (objection) return refused(objection);
    const { id, seating, chat } = room;
    const { muted } = room.moderation;
    if (muted.includes(person) === isMuted) return UNCHANGED;
    const seated = seating.chairs.flatMap((chair) =>
      chair.kind === 'human' ? [{ person: personOf(id, chair.guest), name: chair.name }] : [],
    );
    const known = [...seated, ...chat].find((one) => one.person === person);
    if (!known || person === personOf(id, who.guest)) return refused('no-such-person');
    if (isMuted && muted.length >= MAX_PEOPLE) return refused('list-full');
    const next = isMuted ? [...muted, person] : muted.filter((one) => one !== person);
    return changed(moderated(room, who, { muted: next }, { notice: isMuted ? 'muted' : 'unmuted', name: known.name }));
  },
});
