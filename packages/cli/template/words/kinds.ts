import type { Seat } from '@coven/core';
import type { Pieces } from '@coven/words';

export type TemplateGameKinds = ReturnType<typeof kindsFor>;

/** What the fields of events and moves hold, and how it is said. */
export function kindsFor(pieces: Pieces) {
  const who = (seat: Seat): string => pieces.seat(seat);
  const number = (number: number | 'hidden'): string => pieces.piece('number', String(number), String(number));
  return {
    who,
    number,
    secrets: (secrets: readonly (readonly number[])[]): string =>
      secrets.map((numbers, seat) => `${who(seat)} ${numbers.map(number).join(', ')}`).join('; '),
  };
}
