import type { Seat } from '@coven/core';
import type { Pieces } from '@coven/words';
import type { CardId } from '../rules/names.plain.ts';

export type BlackmoreKinds = ReturnType<typeof kindsFor>;

export function kindsFor(nameOf: (card: CardId) => string, pieces: Pieces) {
  return {
    who: (seat: Seat): string => pieces.seat(seat),
    card: (id: CardId): string => pieces.piece('card', id, nameOf(id)),
  };
}
