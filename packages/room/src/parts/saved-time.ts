import type { GuestId } from '../people/guest.ts';

/** The time at a table as it is stored with snapshots. */
export interface SavedTime {
  /** By guest: how long a player has been away, in whole milliseconds. */
  readonly away: Readonly<Record<GuestId, number>>;
  /** The latest thinking times, in whole milliseconds. */
  readonly thinking: readonly number[];
}

export const NO_TIME: SavedTime = { away: {}, thinking: [] };
