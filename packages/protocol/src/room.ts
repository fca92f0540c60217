import type { Hex, Options, Seat, Standing } from '@coven/core';

/** Unguessable: a private table is reached by knowing it. */
export type RoomId = string;
export const ROOM_ID = /^[a-z0-9]{10,32}$/;

/** Who sits there, as everybody at the table sees it. */
export interface Chair {
  readonly kind: 'open' | 'human' | 'bot';
  /** A guest's name, or the bot's id. */
  readonly name: string | null;
  readonly isReady: boolean;
  /** Whether the person is connected now; bots always are. */
  readonly isHere: boolean;
  /** A person's seat that a bot plays for the time being: the bot's id. */
  readonly standIn: string | null;
}

/** Everything about a table that is not the game itself. All of it is public at the table. */
export interface Room {
  readonly id: RoomId;
  readonly game: string;
  /** Complete; a file stands as its hash. */
  readonly options: Options;
  readonly isPublic: boolean;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly chairs: readonly Chair[];
  readonly host: Seat | null;
  readonly spectators: number;
  /** Published when the table is made, before the first card. */
  readonly commitment: Hex;
  /** Once everybody is ready. */
  readonly nonces: readonly (Hex | null)[] | null;
  /** Opened when the game is over. */
  readonly secret: Hex | null;
  readonly result: readonly Standing[] | null;
  /** Seats that agree to end the table early. */
  readonly endVotes: readonly Seat[];
  /** The next table with the same people, once somebody asked for it. */
  readonly rematch: RoomId | null;
}

/** A line of the public lobby. */
export interface LobbyLine {
  readonly id: RoomId;
  readonly game: string;
  readonly phase: 'waiting' | 'playing';
  readonly seats: number;
  readonly open: number;
  readonly names: readonly string[];
}
