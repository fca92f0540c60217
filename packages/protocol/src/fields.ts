import { MAX_MOVE_CHARACTERS } from '@coven/core';
import * as v from 'valibot';
import { MAX_CHAT_CHARACTERS } from './limits.ts';
import { PERSON_ID, ROOM_ID } from './room.ts';

/** What a field of a client's message may hold, by kind. */
export const FIELDS = {
  /** Chosen by the client. A repeated request with the same id is answered again but not carried out twice. */
  'request-id': v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/)),
  table: v.pipe(v.string(), v.regex(ROOM_ID)),
  /** The number of an update. */
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0)),
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
  /** The number from this seat's last update. */
  decision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  move: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MOVE_CHARACTERS)),
  bot: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  'bot-or-none': v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))),
  /** 32 bytes as hexadecimal digits. */
  hex: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  person: v.pipe(v.string(), v.regex(PERSON_ID)),
  'chat-line': v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CHAT_CHARACTERS)),
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
