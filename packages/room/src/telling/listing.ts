import type { LobbyLine, RoomId } from '@coven/protocol';
import type { GuestId } from '../people/guest.ts';

/** What lists of tables show without loading the tables. */
export interface Listing {
  readonly id: RoomId;
  readonly game: string;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly isPublic: boolean;
  readonly seats: number;
  readonly open: number;
  readonly names: readonly string[];
  /** The players, and the guest who created the table. */
  readonly guests: readonly GuestId[];
  /** When the listing last changed, in milliseconds since 1970. */
  readonly updated: number;
}

/** The lines for a list of tables; finished games are left out. */
export function lobbyLines(listings: readonly Listing[]): LobbyLine[] {
  return listings.flatMap(({ id, game, phase, seats, open, names }) =>
    phase === 'over' ? [] : [{ id, game, phase, seats, open, names: names.filter((name) => name !== '') }],
  );
}
