import type { Ending, Hex } from '@coven/core';
import * as v from 'valibot';
import { MAX_NAME_CHARACTERS } from './limits.ts';
import type { LobbyLine, RoomId } from './room.ts';
import { SETTING_NAMES, type SettingName, type SettingValue, TABLE_SETTINGS } from './table-settings.ts';

export const setName = v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_CHARACTERS * 4)) });

export const redeemCode = v.strictObject({ code: v.pipe(v.string(), v.regex(/^[a-z0-9]{10,40}$/)) });

/** Logs out one device, or `others`: all but this one, or `all`. */
export const logOut = v.strictObject({
  device: v.union([v.picklist(['others', 'all']), v.pipe(v.string(), v.regex(/^[a-z0-9]{10,40}$/))]),
});

const optionValue = v.union([
  v.pipe(v.string(), v.maxLength(200_000)),
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)),
]);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

type SettingSchemas = { [Name in SettingName]: v.OptionalSchema<v.GenericSchema<SettingValue<Name>>, undefined> };
const settings = Object.fromEntries(
  SETTING_NAMES.map((name) => {
    const values = Object.values(TABLE_SETTINGS[name]).filter((value) => value !== undefined);
    return [name, v.optional(v.union(values.map((value) => v.literal(value))))];
  }),
) as unknown as SettingSchemas;

/** A new table. `chairs`: one for each seat, `null` for a person, else a bot's id. A file option holds the file's text. */
export const createTable = v.strictObject({
  game: id,
  options: v.optional(v.record(id, optionValue)),
  chairs: v.pipe(v.array(v.nullable(id)), v.minLength(1), v.maxLength(10)),
  isPublic: v.boolean(),
  ...settings,
});
export type CreateTable = v.InferOutput<typeof createTable>;

export interface Me {
  /** `null` until the guest sets a name, which is needed to take a seat. */
  readonly name: string | null;
  /** The tables where this guest has a seat, the latest first. */
  readonly tables: readonly OwnTable[];
  /** Games that ended while this guest was away: each until its table is opened, for seven days at most; the latest first. */
  readonly over: readonly FinishedLine[];
  /** The last games that ended, those in `over` included; the latest first. */
  readonly last: readonly FinishedLine[];
}

/** A table where a guest has a seat. */
export interface OwnTable extends LobbyLine {
  /** Whose turn it is; `null` if no person is awaited. It may be some seconds late. */
  readonly turn: { readonly isYours: boolean; readonly names: readonly string[]; readonly since: number } | null;
}

/** A finished game of one guest. */
export interface FinishedLine {
  readonly id: RoomId;
  readonly game: string;
  readonly seats: number;
  /** `null` where the game was not played to its end. */
  readonly place: number | null;
  readonly score: number | null;
  /** Missing at tables that ended before this was stored. */
  readonly ending: Ending | null;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

export interface TransferLink {
  readonly code: string;
  /** Seconds from now. */
  readonly expiresIn: number;
}

export interface DeviceLine {
  readonly id: string;
  /** Such as `Firefox · Android`; empty if nothing is known. */
  readonly label: string;
  /** Days since 1970. */
  readonly created: number;
  readonly seen: number;
  /** Whether this browser asks. */
  readonly isThis: boolean;
}

export interface DeviceList {
  readonly devices: readonly DeviceLine[];
}

/** How long the server keeps what it stores. */
export interface Privacy {
  /** For unfinished tables, and for what was said at finished ones. */
  readonly keepDays: number;
  /** For finished games; 0: until the host removes them. */
  readonly keepFinishedDays: number;
  /** For tables that never began. */
  readonly keepWaitingDays: number;
  readonly cookieDays: number;
  readonly codeMinutes: number;
  readonly seatCodeMinutes: number;
}

export interface CreatedTable {
  readonly id: RoomId;
}

export interface Lobby {
  readonly tables: readonly LobbyLine[];
}

export interface ServerKey {
  /** The raw Ed25519 public key for signed heads. */
  readonly key: Hex;
}

export interface Reach {
  /** The server's address for others in the network, given only to a browser on the same machine; `null` if there is none. */
  readonly origin: string | null;
}

export type ApiReason =
  | 'bad-message'
  | 'too-fast'
  | 'too-large'
  | 'wrong-origin'
  /** There is no cookie; `GET /api/me` sets one. */
  | 'no-guest'
  /** This browser was logged out; its cookie no longer counts. */
  | 'logged-out'
  | 'no-such-device'
  | 'needs-name'
  | 'bad-name'
  | 'no-such-code'
  | 'no-such-game'
  | 'no-such-table'
  | 'unknown-version'
  | 'unknown-bot'
  /** `args`: the `problem`, and with which option. */
  | 'bad-options'
  /** `args`: the `option` whose data file takes too much time or memory. */
  | 'file-too-expensive'
  | 'too-many-tables'
  /** The guest, the address or the server has stored as many bytes of files as allowed. */
  | 'too-many-files'
  /** A record is given once the game is over. */
  | 'game-running'
  | 'not-found'
  | 'unavailable';

export interface ApiRefusal {
  readonly error: { readonly reason: ApiReason; readonly args?: Readonly<Record<string, string | number>> };
}
