import type { Room } from '@coven/protocol';
import type { Change, Creation } from '../change.ts';
import type { Decision } from '../decision.ts';
import type { Requester } from '../requests/requester.ts';
import type { RoomState } from '../room-state.ts';
import type { Surroundings } from '../telling/public-room.ts';

/** What the host says when nobody has asked: the time, and how to make random bytes. */
type Moment = Pick<Requester, 'now' | 'newHex'>;

/** A durable part of a room, folded from the lines of its log. `Piece`: what a line says of it, under the part's name. */
export interface Part<Value, Saved = Value, Piece = Value> {
  /** At a new table. */
  fresh(creation: Creation): Value;
  /** After a line. `piece`: what the line says of this part. */
  fold(before: Value, piece: Piece | undefined, line: Change): Value;
  /** As it lies in snapshots; what is missing in an older one is fresh. */
  save(value: Value): Saved;
  load(saved: Saved): Value;
  /** What everyone at the table may know of it. */
  shown?(room: RoomState, around: Surroundings): Partial<Room>;
  /** When the room wants to be asked again because of it, in milliseconds since 1970. */
  due?(room: RoomState): number | undefined;
  /** What happens at that time without anybody's request; nothing if it is too early. */
  decideDue?(room: RoomState, moment: Moment): Decision | undefined;
}

/** A part that a line replaces as a whole, and that lies in snapshots as it is. */
export function replacedPart<Value>(part: Omit<Part<Value>, 'fold' | 'save' | 'load'>): Part<Value> {
  return { ...part, fold: (before, piece) => piece ?? before, save: (value) => value, load: (saved) => saved };
}
