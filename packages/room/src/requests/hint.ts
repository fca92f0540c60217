import { refused } from '../decision.ts';
import { mayHint } from '../may-hint.ts';
import { playing } from '../play.ts';
import { request } from './request.ts';

/** Asks for a hint for this decision. */
export const hint = request({
  body: { decision: 'decision' },
  weight: 8,
  decide(room, { guest }, { decision }) {
    const at = playing(room, guest);
    if (typeof at === 'string') return refused(at);
    const { seat, session } = at;
    if (!mayHint(room)) return refused('no-hints');
    if (decision !== session.table.decision(seat) || !session.awaits(seat)) return refused('stale');
    return { kind: 'errand', errand: { type: 'hint', seat, decision } };
  },
});
