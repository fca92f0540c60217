import { MAX_CHAT_CHARACTERS } from '@coven/protocol';
import { changed, refused } from '../decision.ts';
import { personOf } from '../parts/moderation.ts';
import { seatOf } from '../parts/seating.ts';
import { distinctName } from '../people/distinct-name.ts';
import { plainText } from '../people/plain-text.ts';
import { requestOfNamed } from './request.ts';

/** Says something to everybody at the table. */
export const chat = requestOfNamed({
  body: { text: 'chat-line' },
  weight: 2,
  counts: () => 'chats',
  decide({ id, seating, moderation }, { guest, name, now }, { text }) {
    const person = personOf(id, guest);
    if (moderation.muted.includes(person)) return refused('muted');
    const clean = plainText(text, MAX_CHAT_CHARACTERS);
    if (clean === '') return refused('bad-message');
    const from = seatOf(seating, guest) ?? null;
    return changed({ chat: { from, name: distinctName(seating, guest, name), text: clean, at: now, person } });
  },
});
