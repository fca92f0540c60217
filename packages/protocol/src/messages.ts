import type { Json, Refusal, Seat } from '@coven/core';
import type { ClosingReason } from './reasons.ts';
import type { Notice, PersonId, Room } from './room.ts';
import type { ChangedUpdate, WholeUpdate } from './update.ts';

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
  /** The request with this id is carried out, or has been before. */
  | { readonly type: 'done'; readonly id: string }
  /** The request with this id changed nothing. A message too malformed to have an id is refused with an empty one. */
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal }
  /**
   * The outlooks of the moves that the update with this cursor offered, in the same order; empty for more than `MAX_OUTLOOKS` moves.
   * A request for any decision but the next one is refused as `stale`.
   */
  | { readonly type: 'outlooks'; readonly id: string; readonly cursor: number; readonly outlooks: readonly Json[] }
  /** Good moves of those offered, as text. */
  | ({ readonly type: 'hint'; readonly id: string } & HintText)
  /** A line of chat. `at`: milliseconds since 1970. `person`: who wrote it. `notice`: nobody wrote it, the table owner did something to `name`; for `seat-taken`, `text` is who sat there. */
  | {
      readonly type: 'chat';
      readonly from: Seat | null;
      readonly name: string;
      readonly text: string;
      readonly at: number;
      readonly person?: PersonId;
      readonly notice?: Notice;
    }
  /** The answer to `ping`. */
  | { readonly type: 'pong' }
  /** The last message before the server closes the connection. `args`: for `unknown-version`, the table's `version` and the newest `known` one; for `file-too-expensive`, the `option`. */
  | { readonly type: 'closing'; readonly reason: ClosingReason; readonly args?: Readonly<Record<string, string | number>> };
