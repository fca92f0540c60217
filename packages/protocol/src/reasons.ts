import type { TableReason } from '@coven/core';

/** Why a table refuses a request, apart from the game's own reasons; the rule is `table`. */
export type RoomReason =
  | TableReason
  /** The message does not fit the schema. */
  | 'bad-message'
  /** No table was entered on this connection. */
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
  /** Possible only while the nonces are revealed. */
  | 'not-revealing'
  /** These are not the random bytes whose hash was sent. */
  | 'wrong-nonce'
  /** Possible only after the game. */
  | 'not-over'
  /** The move is for an earlier decision. */
  | 'stale'
  /** Legal, but not what the lesson is about now. */
  | 'not-taught'
  /** This table was made without hints, or its game has none. */
  | 'no-hints'
  /** No hint came, or not in time; asked again, one may. */
  | 'hint-failed'
  /** A familiar plays this seat: take it back first. */
  | 'stand-in-plays'
  /** The seat's player is present, or has been away only briefly. */
  | 'not-away'
  /** The table was made with the rule that the game goes on with familiars. */
  | 'not-agreed'
  /** No rematch: the guest who created this table, or the server, has too many tables. */
  | 'too-many-tables'
  /** The same for the bytes of their files. */
  | 'too-many-files'
  /** No rematch: the table's data file is too expensive for a new table. */
  | 'file-too-expensive'
  /** The move could not be stored and was not made; try again. */
  | 'not-stored'
  /** So much was said or changed at this table that only its players can go on. Moves are never refused for this. */
  | 'log-full'
  /** The table owner has removed this guest from the table. */
  | 'removed'
  /** The table owner has muted this guest. */
  | 'muted'
  /** Possible only at a table of a server, among people who do not share a device. */
  | 'needs-server'
  /** There is no other person on that seat, or with that id. */
  | 'no-such-person'
  /** The table owner has done as much as one may at one table. */
  | 'list-full'
  /** The guest has a seat already. */
  | 'has-seat'
  /** The code for a seat was used, replaced, or has expired. */
  | 'no-such-offer'
  /** This guest has sat down, voted or talked too often at this table. Moves are never refused for this. */
  | 'too-often'
  /** Too many messages or chat lines at once: this one was ignored. Wait and send it again; its id is empty if it has none. */
  | 'too-fast';

/** Why a connection is closed. */
export type ClosingReason =
  /** Too many messages did not fit the schema. */
  | 'bad-message'
  /** The client went on after many refusals with this reason. */
  | 'too-fast'
  /** The client left too much unread; nothing is sent before the end. */
  | 'too-slow'
  /** No table was entered in the first seconds. */
  | 'not-entered'
  | 'no-such-table'
  /** There is no room for another spectator. */
  | 'table-full'
  /** The server does not understand the version of the messages that the client named: the page must be loaded again. */
  | 'unknown-protocol'
  /** The table uses a newer rules version than the server knows. */
  | 'unknown-version'
  /** The table's data file takes too much time or memory. */
  | 'file-too-expensive'
  /** This browser was logged out from another one. */
  | 'logged-out'
  | 'server-stops'
  | 'unavailable';
