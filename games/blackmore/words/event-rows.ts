import type { EventRows, Say } from '@coven/words';
import type { Blackmore, Shown } from '../rules/index.ts';
import { numberOf } from '../rules/names.plain.ts';
import type { messages as en } from './en.ts';
import type { BlackmoreKinds } from './kinds.ts';

export const EVENTS: EventRows<Blackmore, typeof en, BlackmoreKinds> = {
  dealt: { card: 'card' },
  drew: { card: 'card' },
  'turned-up': ({ card }, { say, ...as }) => say('event.turned-up', { card: as.card(card), number: numberOf(card) }),
  began: {},
  led: { card: 'card', trick: 'untold' },
  played(shown, { say, isMe, ...as }) {
    const played = { who: as.who(shown.seat), card: as.card(shown.card) };
    return `${say(isMe(shown.seat) ? 'more.own.played' : 'event.played', played)} ${why(say, shown)}`;
  },
  'trick-won'(shown, { say, isMe, ...as }) {
    const won = { who: as.who(shown.seat), card: as.card(shown.card) };
    return `${say(isMe(shown.seat) ? 'more.own.trick-won' : 'event.trick-won', won)} ${say(`more.won.${shown.as ?? 'led'}`)}`;
  },
  crowned({ seat, card }, { say, isMe, ...as }) {
    const crowned = { who: as.who(seat), card: as.card(card), number: numberOf(card) };
    return say(isMe(seat) ? 'more.own.crowned' : 'event.crowned', crowned);
  },
  kept: {},
  'took-trump'({ seat, card, trump }, { say, isMe, ...as }) {
    const taken = { who: as.who(seat), card: as.card(card) };
    if (trump === null) return say(isMe(seat) ? 'more.own.took-last-trump' : 'more.took-last-trump', taken);
    return say(isMe(seat) ? 'more.own.took-trump' : 'event.took-trump', { ...taken, trump: as.card(trump) });
  },
  'went-without': {},
  'final-stage': {},
  ended: {},
};

function why(say: Say<typeof en>, { why, card, over = 0 }: Extract<Shown, { type: 'played' }>): string {
  switch (why) {
    case undefined:
      return say('more.why.off-colour');
    case 'trump':
    case 'under-trump':
      return say(`more.why.${why}`);
    default:
      return say(`more.why.${why}`, { number: numberOf(card), best: over });
  }
}
