import type { TableReason } from '@coven/core';

/** Why a table refuses a request, beside the game's own reasons; the rule is `table`. */
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
  /** Only while the table waits. */
  | 'game-running'
  /** Only while the game runs. */
  | 'not-running'
  /** Only once the game is over. */
  | 'not-over'
  /** The move answers a decision that has passed. */
  | 'stale'
  /** A bot plays this seat: take it back first. */
  | 'stand-in-plays'
  /** The person of that seat is here, or has been away for a moment only. */
  | 'not-away'
  /** No rematch: whoever made this table has too many others, or the server has. */
  | 'too-many-tables'
  /** The move could not be stored and was not made: try again. */
  | 'not-stored'
  /** So much has happened at this table that nothing more can be stored for it. */
  | 'log-full'
  /** So much at once is a flood: this was not said. */
  | 'too-fast';

/** Why a connection is closed. */
export type ClosingReason =
  | 'bad-message'
  | 'too-fast'
  | 'too-slow'
  | 'no-such-table'
  | 'table-full'
  /** The table is played by newer rules than the server knows. */
  | 'unknown-version'
  | 'server-stops'
  | 'unavailable';
