import type { Seat } from '@coven/core';
import { type Chair, choicesOf, type Room, SETTING_NAMES, type SettledSettings, settingsIn, type TableSettings } from '@coven/protocol';
import type { KnownGames } from '../known-games.ts';
import { mayHint } from '../may-hint.ts';
import { familiarOf } from '../parts/familiars.ts';
import { personOf } from '../parts/moderation.ts';
import type { GuestId } from '../people/guest.ts';
import type { RoomState } from '../room-state.ts';

/** What a table's messages say beyond its state. */
export interface Surroundings {
  /** Milliseconds until a stand-in may be called; `null` for a guest who is here. */
  readonly graceLeft: (guest: GuestId) => number | null;
  readonly spectators: number;
  readonly games: KnownGames;
}

/** What everyone at a table may know about it. Built field by field, so that guests' ids and the secret of a running game do not leak. */
export function publicRoom(state: RoomState, { graceLeft, spectators, games }: Surroundings): Room {
  const { creation, seating, moderation } = state;
  return {
    id: state.id,
    game: creation.game,
    options: state.sealedOptions,
    isPublic: state.isPublic,
    phase: seating.phase,
    chairs: seating.chairs.map((_, seat) => publicChair(state, seat, graceLeft, games)),
    host: seating.host,
    spectators,
    commitment: state.commitment,
    failedDeals: state.failedDeals,
    nonces: state.nonces,
    secret: seating.phase === 'over' ? state.dealing.secret : null,
    result: seating.result,
    ...settled(creation),
    hasHints: mayHint(state),
    ending: seating.ending ?? null,
    takenBy: seating.takenBy ?? null,
    endVotes: seating.endVotes,
    rematch: seating.rematch,
    ...(moderation.muted.length > 0 && { muted: moderation.muted }),
    ...(moderation.offer && { offered: moderation.offer.seat }),
  };
}

/** The settings of a table, the default where nothing was chosen. */
function settled(creation: TableSettings): SettledSettings {
  const defaults = Object.fromEntries(SETTING_NAMES.map((name) => [name, choicesOf(name)[0]?.[1]]));
  return { ...defaults, ...settingsIn(creation) } as SettledSettings;
}

const NOBODY: Chair = { kind: 'open', name: null, isReady: false, isHere: false, standIn: null, namedStandIn: null, graceLeft: null };

function publicChair(state: RoomState, seat: Seat, graceLeft: Surroundings['graceLeft'], games: KnownGames): Chair {
  const chair = state.seating.chairs[seat];
  if (chair?.kind === 'bot') return { ...NOBODY, kind: 'bot', name: chair.bot, isReady: true, isHere: true };
  if (chair?.kind !== 'human') return NOBODY;
  const { name, hash, nonce, guest, standIn } = chair;
  const { phase } = state.seating;
  const left = graceLeft(guest);
  return {
    kind: 'human',
    name: name || null,
    isReady: phase === 'waiting' ? !!hash : phase !== 'revealing' || nonce !== null,
    isHere: left === null,
    standIn,
    namedStandIn: familiarOf(state, seat, games),
    graceLeft: left,
    person: personOf(state.id, guest),
  };
}
