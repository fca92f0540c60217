import type { Seat } from '@coven/core';
import type { RoomState } from '@coven/room';
import type { GuestId } from '../store/people.ts';
import type { Finished, FinishedSeat } from '../store/results.ts';
import type { MoveCount } from './move-counts.ts';

/** What a finished table does not know about itself. */
export interface EndFacts {
  /** Milliseconds since 1970. */
  readonly ended: number;
  readonly counts: ReadonlyMap<Seat, MoveCount>;
  /** Whether a player has yet to see the end. */
  readonly isNews: (guest: GuestId) => boolean;
}

type FinishedTable = Pick<RoomState, 'id' | 'creation' | 'seating' | 'sealedOptions' | 'isPublic'>;

/** The result of a table whose game is over. */
export function finishedRow(table: FinishedTable, { ended, counts, isNews }: EndFacts): Finished {
  const { id, creation, seating, sealedOptions, isPublic } = table;
  const seats = seating.chairs.map((chair, seat): FinishedSeat => {
    const standing = seating.result?.find((one) => one.seat === seat);
    // A guest who was forgotten keeps the seat under no name.
    const guest = chair.kind === 'human' && chair.name !== '' ? chair.guest : null;
    const { moves = 0, botMoves = 0 } = counts.get(seat) ?? {};
    return {
      seat,
      guest,
      bot: chair.kind === 'bot' ? chair.bot : null,
      place: standing?.place ?? null,
      score: standing?.score ?? null,
      parts: standing?.parts ?? null,
      moves,
      botMoves,
      isNews: guest !== null && isNews(guest),
    };
  });
  return {
    table: id,
    game: creation.game,
    version: creation.version,
    options: sealedOptions,
    // Nobody notes these yet.
    pace: null,
    begun: null,
    isPublic,
    ended,
    ending: seating.ending ?? null,
    seats,
    problem: null,
  };
}
