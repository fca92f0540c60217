import { MAX_MOVE_CHARACTERS } from '@coven/core';
import * as v from 'valibot';
import { MAX_CHAT_CHARACTERS } from './limits.ts';
import { PERSON_ID, ROOM_ID } from './room.ts';

/** What a field of a client's message may hold, by kind. */
export const FIELDS = {
  /** Chosen by the client. A repeated request with the same id is answered again but not carried out twice. */
  'request-id': v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/)),
  /** A table's id, the end of its link `/t/ID`. */
  table: v.pipe(v.string(), v.regex(ROOM_ID)),
  /** Of the protocol. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** The number of an update. */
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Seats are numbered from 0. */
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  /** The number from this seat's last update. */
  decision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** A move as it was offered, or `undo`. */
  move: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MOVE_CHARACTERS)),
  /** A bot's id. */
  bot: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  /** `null`: none. */
  'bot-or-none': v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  /** 32 bytes as 64 lower-case hexadecimal digits. */
  hex: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  /** A person as chairs and chat name one at this table. */
  person: v.pipe(v.string(), v.regex(PERSON_ID)),
  /** One line; what cannot be displayed is removed. */
  'chat-line': v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CHAT_CHARACTERS)),
  /** Whether it is to be so. */
  'yes-or-no': v.boolean(),
} as const;

/** The fields of a message, each with its kind. */
export type Fields = Readonly<Record<string, keyof typeof FIELDS>>;

/** What a message with these fields says. */
export type BodyOf<Body extends Fields> = { readonly [Name in keyof Body]: v.InferOutput<(typeof FIELDS)[Body[Name]]> };

/** The schemas of these fields. */
export function schemasOf<Body extends Fields>(body: Body): { [Name in keyof Body]: (typeof FIELDS)[Body[Name]] } {
  return Object.fromEntries(Object.entries(body).map(([name, kind]) => [name, FIELDS[kind]])) as {
    [Name in keyof Body]: (typeof FIELDS)[Body[Name]];
  };
}
