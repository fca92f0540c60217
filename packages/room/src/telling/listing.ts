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
  /** The players, and the guest who created the table; of a finished game everybody whom its record names. */
  readonly guests: readonly GuestId[];
  /** When the listing last changed, in milliseconds since 1970. */
  readonly updated: number;
  /** The people who are awaited, and since when; missing if nobody is, and in older listings. It may be some seconds late. */
  readonly turn?: { readonly guests: readonly GuestId[]; readonly names: readonly string[]; readonly since: number } | undefined;
}

/** The lines for a list of tables; finished games are left out. */
export function lobbyLines(listings: readonly Listing[]): LobbyLine[] {
  return listings.flatMap(({ id, game, phase, seats, open, names }) =>
    phase === 'over' ? [] : [{ id, game, phase, seats, open, names: names.filter((name) => name !== '') }],
  );
}
