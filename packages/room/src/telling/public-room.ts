import { choicesOf, type Room, SETTING_NAMES, type SettledSettings, settingsIn, type TableSettings } from '@coven/protocol';
import type { KnownGames } from '../known-games.ts';
import { mayHint } from '../may-hint.ts';
import { PART_ROWS } from '../parts/index.ts';
import type { GuestId } from '../people/guest.ts';
import type { RoomState } from '../room-state.ts';

/** What a table's messages say beyond its state. */
export interface Surroundings {
  /** Milliseconds until a familiar may be called; `null` for a guest who is here. */
  readonly graceLeft: (guest: GuestId) => number | null;
  readonly spectators: number;
  readonly games: KnownGames;
}

/** What everyone at a table may know about it. Built up part by part, so that guests' ids and the secret of a running game do not leak. */
export function publicRoom(room: RoomState, around: Surroundings): Room {
  const { id, creation, sealedOptions } = room;
  const fixed = { id, game: creation.game, options: sealedOptions, ...settled(creation), hasHints: mayHint(room) };
  const parts = PART_ROWS.map(([, part]) => part.shown?.(room, around) ?? {});
  return Object.assign({ ...fixed, spectators: around.spectators }, ...parts) as Room;
}

/** The settings of a table, the default where nothing was chosen. */
function settled(creation: TableSettings): SettledSettings {
  const defaults = Object.fromEntries(SETTING_NAMES.map((name) => [name, choicesOf(name)[0]?.[1]]));
  return { ...defaults, ...settingsIn(creation) } as SettledSettings;
}
