import type { OutboxNotice } from '../../src/store/outbox.ts';
import type { Finished, FinishedSeat } from '../../src/store/results.ts';
import type { Listing, Made } from '../../src/store/tables.ts';

export function listing(id: string, more: Partial<Listing>): Listing {
  return { id, game: 'blackmore', phase: 'waiting', isPublic: true, seats: 3, open: 2, names: [], guests: [], updated: 0, ...more };
}

export const made = (maker: string, bytes = 0): Made => ({ maker, address: 'here', bytes });

export const notice = (person: string): OutboxNotice => ({ person, kind: 'your-turn', body: `for ${person}`, at: 1 });

/** A game of people that the first of them won. */
export function finished(table: string, guests: readonly (string | null)[], more: Partial<Finished> = {}): Finished {
  const seats = guests.map(
    (guest, seat): FinishedSeat => ({
      seat,
      guest,
      bot: guest === null ? 'greedy' : null,
      place: seat + 1,
      score: 10.5 - seat,
      parts: { crowns: 10.5 - seat },
      moves: 20,
      botMoves: guest === null ? 20 : 0,
      isNews: true,
    }),
  );
  const game = { game: 'blackmore', version: 2, options: { limit: 'long' }, pace: null, isPublic: true };
  return { table, ...game, begun: 1, ended: 2, ending: 'played', seats, problem: null, ...more };
}
