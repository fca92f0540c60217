import type { GuestId } from '../people/guest.ts';
import type { Part } from './part.ts';

/** The time at a table as it is stored with snapshots. */
export interface Absences {
  /** By guest: how long a player has been away, in whole milliseconds. */
  readonly away: Readonly<Record<GuestId, number>>;
  /** The latest thinking times, in whole milliseconds. */
  readonly thinking: readonly number[];
}

export const NO_ABSENCES: Absences = { away: {}, thinking: [] };

/** The time at the table when the latest snapshot was stored: no line says it. */
export const absencesPart: Part<Absences, Absences, never> = {
  fresh: () => NO_ABSENCES,
  fold: (before) => before,
  save: (time) => time,
  load: (saved) => saved,
};
