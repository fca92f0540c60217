import type { Decision } from './decision.ts';
import { PART_ROWS } from './parts/index.ts';
import type { Moment } from './requests/requester.ts';
import type { RoomState } from './room-state.ts';

/** When a table wants to be asked what happens without anybody's request. */
export interface Due {
  /** The earliest time to look, on the installation's clock, in milliseconds. */
  readonly at: number;
  /** What for; the table itself knows what it means. */
  readonly what: string;
}

function firstDue(room: RoomState, moment: Moment) {
  const rows = PART_ROWS.flatMap(([what, part]) => {
    const at = part.due?.(room, moment);
    return at === undefined ? [] : [{ at, what, part }];
  });
  return rows.sort((one, other) => one.at - other.at)[0];
}

/** When the first of a room's parts wants to be asked. */
export function nextDue(room: RoomState, moment: Moment): Due | undefined {
  const first = firstDue(room, moment);
  return first && { at: first.at, what: first.what };
}

/** Lets that part decide; nothing if it is too early. */
export function decideDue(room: RoomState, moment: Moment): Decision | undefined {
  const first = firstDue(room, moment);
  return first && first.at <= moment.serverTime() ? first.part.decideDue?.(room, moment) : undefined;
}
