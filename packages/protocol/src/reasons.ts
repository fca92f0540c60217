import type { TableReason } from '@coven/core';

/** Why a table refuses a request, apart from the game's own reasons; the rule is `table`. */
export type RoomReason =
  | TableReason
  | 'bad-message'
  | 'not-entered'
  | 'not-seated'
  | 'no-such-seat'
  | 'seat-taken'
  | 'needs-name'
  | 'not-host'
  | 'unknown-bot'
  /** Possible only before the game. */
  | 'game-running'
  /** Possible only during the game. */
  | 'not-running'
  /** Possible only after the game. */
  | 'not-over'
  /** The move is for an earlier decision. */
  | 'stale'
  /** A bot plays this seat: take it back first. */
  | 'stand-in-plays'
  /** The seat's player is present, or has been away only briefly. */
  | 'not-away'
  /** No rematch: the guest who created this table, or the server, has too many tables. */
  | 'too-many-tables'
  /** No rematch: the table's data file is too expensive for a new table. */
  | 'file-too-expensive'
  /** The move could not be stored and was not made; try again. */
  | 'not-stored'
  /** The table's log has reached its maximum length. */
  | 'log-full'
  /** Too many chat lines at once; this one was not sent. */
  | 'too-fast';

/** Why a connection is closed. */
export type ClosingReason =
  | 'bad-message'
  | 'too-fast'
  | 'too-slow'
  | 'no-such-table'
  | 'table-full'
  /** The table uses a newer rules version than the server knows. */
  | 'unknown-version'
  /** The table's data file takes too much time or memory. */
  | 'file-too-expensive'
  | 'server-stops'
  | 'unavailable';
