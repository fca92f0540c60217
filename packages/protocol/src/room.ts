import type { Ending, Hex, Options, Seat, Standing } from '@coven/core';
import type { SettledSettings } from './table-settings.ts';

/** Unguessable: knowing the id gives access to a private table. */
export type RoomId = string;
export const ROOM_ID = /^[a-z0-9]{10,32}$/;

/** A guest at one table; the same guest is another person at other tables. */
export type PersonId = string;
export const PERSON_ID = /^[0-9a-f]{16}$/;

/** What the table owner did, told among the lines of chat. */
export type Notice = 'removed' | 'muted' | 'unmuted' | 'public' | 'private' | 'seat-offered' | 'seat-taken';

/** A chair as everyone at the table sees it. */
export interface Chair {
  readonly kind: 'open' | 'human' | 'bot';
  /** A guest's name, or the bot's id; `null` for a guest whose name was removed. */
  readonly name: string | null;
  /** Whether this player is ready; while the nonces are revealed: whether this player's is there. */
  readonly isReady: boolean;
  /** Whether the player is connected; always true for bots. */
  readonly isHere: boolean;
  /** The id of the bot that plays for the player, as their familiar. */
  readonly standIn: string | null;
  /** The id of the bot that is this player's familiar, called or not; `null` unless a person sits here. */
  readonly namedStandIn: string | null;
  /** For an absent player: milliseconds from now until the familiar may be called; otherwise `null`. */
  readonly graceLeft: number | null;
  /** The guest on it, at a server's table. */
  readonly person?: PersonId;
}

/** Everything about a table except the game itself. Everyone at the table sees all of it. */
export interface Room extends SettledSettings {
  readonly id: RoomId;
  readonly game: string;
  /** Complete; a file option holds the file's hash. */
  readonly options: Options;
  readonly isPublic: boolean;
  /** `revealing`: all players are ready and their browsers reveal their nonces. */
  readonly phase: 'waiting' | 'revealing' | 'playing' | 'over';
  readonly chairs: readonly Chair[];
  /** The table owner's seat; the wire keeps the older name. */
  readonly host: Seat | null;
  readonly spectators: number;
  /** Published before any player is ready; each attempt to deal has its own. */
  readonly commitment: Hex;
  /** Attempts to deal that failed because somebody did not reveal. */
  readonly failedDeals: number;
  /** Set when the game begins. */
  readonly nonces: readonly (Hex | null)[] | null;
  /** Revealed when the game is over. */
  readonly secret: Hex | null;
  readonly result: readonly Standing[] | null;
  /** How it ended, once it is over; `null` if that was not stored. */
  readonly ending: Ending | null;
  /** The seat that took the game because all others had left; the result is then `null`. */
  readonly takenBy: Seat | null;
  /** Seats that agree to end the table early. */
  readonly endVotes: readonly Seat[];
  /** The next table with the same players, once one of them asked for it. */
  readonly rematch: RoomId | null;
  /** Whose chat the table owner has stopped. */
  readonly muted?: readonly PersonId[];
  /** The absent player's seat that a newcomer may take with a code. */
  readonly offered?: Seat;
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
