import { sealedOptions } from '@coven/core';
import type { Chair, LobbyLine, Room, RoomId } from '@coven/protocol';
import type { GuestId, Listing } from '../store/store.ts';
import { personOf } from './moderation.ts';
import type { RoomState } from './room-state.ts';
import type { StoredChair } from './seating.ts';

/** What everyone at a table may know about it. Built field by field, so that guests' ids and the secret of a running game do not leak. */
export function publicRoom(state: RoomState, isHere: (guest: GuestId) => boolean, spectators: number): Room {
  const { creation, seating, moderation } = state;
  return {
    id: state.id,
    game: creation.game,
    options: sealedOptions(state.game, creation.options),
    isPublic: state.isPublic,
    phase: seating.phase,
    chairs: seating.chairs.map((chair) => publicChair(state.id, chair, isHere)),
    host: seating.host,
    spectators,
    commitment: state.commitment,
    nonces: seating.nonces,
    secret: seating.phase === 'over' ? creation.secret : null,
    result: seating.result,
    endVotes: seating.endVotes,
    rematch: seating.rematch,
    ...(moderation.muted.length > 0 && { muted: moderation.muted }),
    ...(moderation.offer && { offered: moderation.offer.seat }),
  };
}

function publicChair(room: RoomId, chair: StoredChair, isHere: (guest: GuestId) => boolean): Chair {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', name: null, isReady: false, isHere: false, standIn: null };
    case 'bot':
      return { kind: 'bot', name: chair.bot, isReady: true, isHere: true, standIn: null };
    case 'human': {
      const { name, nonce, guest, standIn } = chair;
      const person = personOf(room, guest);
      return { kind: 'human', name: name || null, isReady: nonce !== null, isHere: isHere(guest), standIn, person };
    }
    default:
      return chair satisfies never;
  }
}

/** The lines for a list of tables; finished games are left out. */
export function lobbyLines(listings: readonly Listing[]): LobbyLine[] {
  return listings.flatMap(({ id, game, phase, seats, open, names }) =>
    phase === 'over' ? [] : [{ id, game, phase, seats, open, names: names.filter((name) => name !== '') }],
  );
}
