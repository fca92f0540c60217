import type { EventRows } from '@coven/words';
import type { Konotop } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { KonotopKinds } from './kinds.ts';

export const EVENTS: EventRows<Konotop, typeof en, KonotopKinds> = {
  revealed: { occupier: 'occupier', place: 'untold' },
  dealt: { card: 'card' },
  drew: { card: 'card' },
  began: {},
  skipped: {},
  played({ seat, card, on, times }, { say, isMe, ...as }) {
    const played = { who: as.who(seat), card: as.card(card), on: as.occupier(on) };
    if (isMe(seat)) return say('more.own.played', { ...played, times });
    return times === 1 ? say('event.played', played) : say('more.played-boosted', { ...played, times });
  },
  declined: { card: 'card', effect: 'untold' },
  destroyed: { card: 'card', of: 'who', on: 'occupier' },
  moved({ seat, card, of, from, to, times }, { say, isMe, ...as }) {
    const whose = of === seat ? null : as.who(of);
    const moved = { who: as.who(seat), card: as.card(card), whose, from: as.occupier(from), to: as.occupier(to) };
    if (isMe(seat)) return say('more.own.moved', { ...moved, times });
    return times === 1 ? say('event.moved', moved) : say('more.moved-boosted', { ...moved, times });
  },
  'set-made': { card: 'card', on: 'occupier', times: 'number' },
  'set-broken': { card: 'card', on: 'occupier' },
  fell: { occupier: 'occupier', place: 'untold', strength: 'number', awards: 'awards' },
  reshuffled: { cards: 'copies' },
  ended: {},
};
