import type { MoveRows } from '@coven/words';
import type { Konotop } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { KonotopKinds } from './kinds.ts';

export const MOVES: MoveRows<Konotop, typeof en, KonotopKinds> = {
  play: { card: 'card', on: 'occupier' },
  destroy: { card: 'card', of: 'who', on: 'occupier' },
  move: ({ card, of, from, to }, { say, isMe, ...as }) =>
    say('move.move', { card: as.card(card), who: isMe(of) ? null : as.who(of), from: as.occupier(from), to: as.occupier(to) }),
  decline: {},
  draw: { card: 'card' },
  reveal: { occupier: 'occupier' },
  first: {},
};
