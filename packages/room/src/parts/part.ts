import type { Room } from '@coven/protocol';
import type { Change, Creation } from '../change.ts';
import type { Decision } from '../decision.ts';
import type { Moment } from '../requests/requester.ts';
import type { RoomState } from '../room-state.ts';
import type { Surroundings } from '../telling/public-room.ts';

/** A durable part of a room, folded from the lines of its log. `Piece`: what a line says of it, under the part's name. */
export interface Part<Value, Saved = Value, Piece = Value> {
  /** At a new table. */
  fresh(creation: Creation): Value;
  /** After a line. `piece`: what the line says of this part. */
  fold(before: Value, piece: Piece | undefined, line: Change): Value;
  /** As it lies in snapshots; what is missing in an older one is fresh. */
  save(value: Value): Saved;
  load(saved: Saved): Value;
  /** What stays of a line's piece when the talk of a finished game is removed; all of it if this is missing. */
  archived?(piece: Piece, isReplacedLater: boolean): Piece | undefined;
  /** What everyone at the table may know of it. */
  shown?(room: RoomState, around: Surroundings): Partial<Room>;
  /** When it wants to be asked, in milliseconds on the installation's clock. */
  due?(room: RoomState, moment: Moment): number | undefined;
  /** What happens then without anybody's request: a change after which it is no longer due at that time. */
  decideDue?(room: RoomState, moment: Moment): Decision;
}

/** A part that a line replaces as a whole, and that lies in snapshots as it is. */
export function replacedPart<Value>(part: Omit<Part<Value>, 'fold' | 'save' | 'load'>): Part<Value> {
  return { ...part, fold: (before, piece) => piece ?? before, save: (value) => value, load: (saved) => saved };
}
