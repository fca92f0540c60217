import { type Json, MAX_MOVE_CHARACTERS, type Refusal, type Seat } from '@coven/core';
import * as v from 'valibot';
import { MAX_CHAT_CHARACTERS } from './limits.ts';
import type { ClosingReason } from './reasons.ts';
import { type Notice, PERSON_ID, type PersonId, ROOM_ID, type Room } from './room.ts';
import type { ChangedUpdate, WholeUpdate } from './update.ts';

/** Chosen by the client. A repeated request with the same id is answered again but not carried out twice. */
const requestId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const roomId = v.pipe(v.string(), v.regex(ROOM_ID));
const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const moveText = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_MOVE_CHARACTERS));
const decisionNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const botId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

/** A message from a client, about the one table its connection has entered. */
export const clientMessage = v.variant('type', [
  /** `decision`: the number from this seat's last update. */
  v.strictObject({ type: v.literal('move'), id: requestId, decision: decisionNumber, text: moveText }),
  /** The first message. `cursor`: the last update this browser has; without it, the client gets everything that is still visible. */
  v.strictObject({ type: v.literal('enter'), room: roomId, cursor: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) }),
  v.strictObject({ type: v.literal('sit'), id: requestId, seat }),
  v.strictObject({ type: v.literal('stand'), id: requestId }),
  /** `hash`: of the browser's random bytes (`nonceHashOf`), which go into the seed. */
  v.strictObject({ type: v.literal('ready'), id: requestId, hash: hex32 }),
  /** Once all are ready: the random bytes behind the hash. */
  v.strictObject({ type: v.literal('reveal'), id: requestId, nonce: hex32 }),
  v.strictObject({ type: v.literal('unready'), id: requestId }),
  /** Asks why a move is not allowed. */
  v.strictObject({ type: v.literal('why'), id: requestId, text: moveText }),
  /** Asks for the outlooks of the moves offered for this decision. */
  v.strictObject({ type: v.literal('outlooks'), id: requestId, decision: decisionNumber }),
  /** Asks for a hint for this decision. */
  v.strictObject({ type: v.literal('hint'), id: requestId, decision: decisionNumber }),
  /**
   * Before the game, from the table owner: seats a bot or opens the seat. During the game: lets a bot stand in, for the requester the bot
   * asked for, for an absent player always the one that player named.
   */
  v.strictObject({ type: v.literal('bot'), id: requestId, seat, bot: v.nullable(botId) }),
  /** Before the game: names the bot that is to stand in for the requester. Without it that is the game's strongest. */
  v.strictObject({ type: v.literal('name-stand-in'), id: requestId, bot: botId }),
  /** Ends the game because all other people left, where the table was made with `remaining-wins`. */
  v.strictObject({ type: v.literal('claim'), id: requestId }),
  /** The player is back and takes over from the stand-in. */
  v.strictObject({ type: v.literal('resume'), id: requestId }),
  v.strictObject({ type: v.literal('end-vote'), id: requestId, agrees: v.boolean() }),
  v.strictObject({ type: v.literal('rematch'), id: requestId }),
  v.strictObject({ type: v.literal('chat'), id: requestId, text: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_CHAT_CHARACTERS)) }),
  /** From the table owner, before the game: opens another player's seat; that guest cannot sit here any more. */
  v.strictObject({ type: v.literal('remove'), id: requestId, seat }),
  /** From the table owner: chat of this person is refused, or no longer refused. */
  v.strictObject({ type: v.literal('mute'), id: requestId, person: v.pipe(v.string(), v.regex(PERSON_ID)), isMuted: v.boolean() }),
  /** From the table owner: whether the lobby lists the table. */
  v.strictObject({ type: v.literal('publish'), id: requestId, isPublic: v.boolean() }),
  /** From the table owner, during the game: whoever has the code may take an absent player's seat, once. */
  v.strictObject({ type: v.literal('offer-seat'), id: requestId, seat, code: hex32 }),
  v.strictObject({ type: v.literal('take-seat'), id: requestId, code: hex32 }),
  v.strictObject({ type: v.literal('ping') }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;

/** `reason`: a sentence of the game's catalogue of hints. `lights`: where to look, in the names of its lessons. */
export interface HintText {
  readonly moves: readonly string[];
  readonly reason: HintReason;
  readonly lights: readonly string[];
}

export interface HintReason {
  readonly key: string;
  readonly count?: number;
  readonly piece?: readonly [kind: string, id: string];
}

/** A message from a table. */
export type ServerMessage =
  /** The answer to `enter`, sent again whenever anything in it changes. `seat`: this guest's seat. */
  | { readonly type: 'room'; readonly room: Room; readonly seat: Seat | null }
  | WholeUpdate
  | ChangedUpdate
  /** Answers to requests, by id. A message too malformed to have an id is refused with an empty one. */
  | { readonly type: 'done'; readonly id: string }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /**
   * The outlooks of the moves that the update with this cursor offered, in the same order; empty for more than `MAX_OUTLOOKS` moves.
   * A request for any decision but the next one is refused as `stale`.
   */
  | { readonly type: 'outlooks'; readonly id: string; readonly cursor: number; readonly outlooks: readonly Json[] }
  /** Good moves of those offered, as text. */
  | ({ readonly type: 'hint'; readonly id: string } & HintText)
  /** `person`: who wrote it. `notice`: nobody wrote it, the table owner did something to `name`; for `seat-taken`, `text` is who sat there. */
  | {
      readonly type: 'chat';
      readonly from: Seat | null;
      readonly name: string;
      readonly text: string;
      readonly at: number;
      readonly person?: PersonId;
      readonly notice?: Notice;
    }
  | { readonly type: 'pong' }
  /** The last message before the server closes the connection. `args`: for `unknown-version`, the table's `version` and the newest `known` one; for `file-too-expensive`, the `option`. */
  | { readonly type: 'closing'; readonly reason: ClosingReason; readonly args?: Readonly<Record<string, string | number>> };
