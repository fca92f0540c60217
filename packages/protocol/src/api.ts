import type { Hex } from '@coven/core';
import * as v from 'valibot';
import { NAME_MOST_CHARACTERS } from './limits.ts';
import type { LobbyLine, RoomId } from './room.ts';

/**
 * The pages' other half: JSON over HTTP. Every POST needs `content-type: application/json` and comes from our own pages;
 * whatever is refused is answered with a status of 4xx and `ApiRefusal`.
 *
 * | request | body | answer |
 * | --- | --- | --- |
 * | `GET /api/me` | | `Me`; makes the guest (a cookie) on the first visit; the headers `coven-protocol` and `coven-build` say what the server is |
 * | `POST /api/me` | `naming` | `Me` |
 * | `POST /api/me/link` | `{}` | `MoveLink`: a one-time code that makes another browser this guest |
 * | `POST /api/me/redeem` | `redeeming` | `Me`; from now on this browser is that guest |
 * | `POST /api/tables` | `making` | `Made`; the maker sits on the first open chair |
 * | `GET /api/lobby` | | `Lobby` |
 * | `GET /api/tables/:id/record` | | the record as text, once the game is over |
 * | `GET /api/key` | | `ServerKey` |
 * | `GET /api/reach` | | `Reach` |
 */
export const naming = v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(NAME_MOST_CHARACTERS * 4)) });

export const redeeming = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[a-z0-9]{10,40}$/)) });

const optionValue = v.union([
  v.pipe(v.string(), v.maxLength(200_000)),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)),
]);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** A new table: one chair for each seat, `null` for a person, else the bot's id. A file option is its text. */
export const making = v.strictObject({
  game: id,
  options: v.optional(v.record(id, optionValue)),
  chairs: v.pipe(v.array(v.nullable(id)), v.minLength(1), v.maxLength(10)),
  isPublic: v.boolean(),
});
export type Making = v.InferOutput<typeof making>;

export interface Me {
  /** `null` until a name was given; needed to sit down. */
  readonly name: string | null;
  /** The tables this guest sits at, the latest first. */
  readonly tables: readonly LobbyLine[];
}

export interface MoveLink {
  readonly code: string;
  /** Seconds from now. */
  readonly expiresIn: number;
}

export interface Made {
  readonly id: RoomId;
}

export interface Lobby {
  readonly tables: readonly LobbyLine[];
}

export interface ServerKey {
  /** The raw Ed25519 public key that signs heads. */
  readonly key: Hex;
}

export interface Reach {
  /** Where others in the network find this server, told only to a browser on the same machine; `null` if they cannot. */
  readonly origin: string | null;
}

export type ApiReason =
  | 'bad-message'
  | 'too-fast'
  | 'too-large'
  | 'wrong-origin'
  | 'no-guest'
  | 'needs-name'
  | 'bad-name'
  | 'no-such-code'
  | 'no-such-game'
  | 'no-such-table'
  | 'unknown-version'
  | 'unknown-bot'
  | 'bad-options'
  | 'too-many-tables'
  | 'game-running'
  | 'not-found'
  | 'unavailable';

export interface ApiRefusal {
  readonly error: { readonly reason: ApiReason; readonly args?: Readonly<Record<string, string | number>> };
}
