import { type Json, MOVE_MOST_CHARACTERS, type Refusal, type Seat } from '@coven/core';
import * as v from 'valibot';
import { CHAT_MOST_CHARACTERS } from './limits.ts';
import type { ClosingReason } from './reasons.ts';
import { ROOM_ID, type Room } from './room.ts';
import type { ChangedUpdate, WholeUpdate } from './update.ts';

/** Chosen by the client; a message sent again with the same one is answered again and never done twice. */
const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const roomId = v.pipe(v.string(), v.regex(ROOM_ID));
const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const moveText = v.pipe(v.string(), v.minLength(1), v.maxLength(MOVE_MOST_CHARACTERS));
const decisionNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const botId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** What a client says about the one table its connection has entered. */
export const clientMessage = v.variant('type', [
  /** `decision`: the number the last update gave for this seat. */
  v.strictObject({ type: v.literal('move'), id: requestId, decision: decisionNumber, text: moveText }),
  /** The first message. `cursor`: the last update this browser has, to catch up from; none for everything that may still be looked at. */
  v.strictObject({ type: v.literal('enter'), room: roomId, cursor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.strictObject({ type: v.literal('sit'), id: requestId, seat }),
  v.strictObject({ type: v.literal('stand'), id: requestId }),
  /** The browser's own random bytes go into the seed. */
  v.strictObject({ type: v.literal('ready'), id: requestId, nonce: hex32 }),
  v.strictObject({ type: v.literal('unready'), id: requestId }),
  /** Why is this move not allowed? */
  v.strictObject({ type: v.literal('why'), id: requestId, text: moveText }),
  /** What would the moves bring that are offered for this decision? */
  v.strictObject({ type: v.literal('outlooks'), id: requestId, decision: decisionNumber }),
  /** The host, waiting: put a bot on a seat or open it. Playing: let a bot stand in for a seat whose person is away. */
  v.strictObject({ type: v.literal('bot'), id: requestId, seat, bot: v.nullable(botId) }),
  /** The person is back and takes over from the stand-in. */
  v.strictObject({ type: v.literal('resume'), id: requestId }),
  v.strictObject({ type: v.literal('end-vote'), id: requestId, agrees: v.boolean() }),
  v.strictObject({ type: v.literal('rematch'), id: requestId }),
  v.strictObject({ type: v.literal('chat'), id: requestId, text: v.pipe(v.string(), v.minLength(1), v.maxLength(CHAT_MOST_CHARACTERS)) }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** What a client is told. */
export type ServerMessage =
  /** The answer to `enter`, and again whenever anything in it changes. `seat`: where this guest sits. */
  | { readonly type: 'room'; readonly room: Room; readonly seat: Seat | null }
  | WholeUpdate
  | ChangedUpdate
  /** Answers to requests, by id; a message too malformed to have one is refused with an empty id. */
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /**
   * What each move would bring that the update with this cursor offered, in the same order; nothing for more than `MAX_OUTLOOKS` moves.
   * A number other than that of the next decision is refused as `stale`.
   */
  | { readonly type: 'outlooks'; readonly id: string; readonly cursor: number; readonly outlooks: readonly Json[] }
  | { readonly type: 'chat'; readonly from: Seat | null; readonly name: string; readonly text: string; readonly at: number }
  | { readonly type: 'pong' }
  /** The connection is closed after this. `args`: for `unknown-version`, the table's `version` and the newest one `known`. */
  | { readonly type: 'closing'; readonly reason: ClosingReason; readonly args?: Readonly<Record<string, string | number>> };
