import type { Seat } from '@coven/core';
import { clauses, type Pieces, type Say } from '@coven/words';
import type { CardId, OccupierId, Shown } from '../rules/index.ts';
import type { messages as en } from './en.ts';

export type KonotopKinds = ReturnType<typeof kindsFor>;

type Awards = Extract<Shown, { type: 'fell' }>['awards'];

export function kindsFor(say: Say<typeof en>, nameOf: (kind: string, id: string) => string, pieces: Pieces) {
  const who = (seat: Seat): string => pieces.seat(seat);
  return {
    who,
    card: (id: CardId): string => pieces.piece('card', id, nameOf('card', id)),
    occupier: (id: OccupierId): string => pieces.piece('occupier', id, nameOf('occupier', id)),
    number: (number: number): number => number,
    copies: (cards: Readonly<Record<CardId, number>>): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0),
    awards: (awards: Awards): string =>
      clauses(
        awards.map(({ seat, strength, points }) => say('more.award', { who: who(seat), strength, points })),
        (pair) => say('more.clauses', pair),
      ),
  };
}
