import { sealedOptions } from '@coven/core';
import type { Chair, LobbyLine, Room } from '@coven/protocol';
import type { GuestId, Listing } from '../store/store.ts';
import type { RoomState } from './room-state.ts';
import type { StoredChair } from './seating.ts';

/** What everybody at the table may know of it. Built up field by field: guests' ids and the secret of a running game stay here. */
export function publicRoom(state: RoomState, isHere: (guest: GuestId) => boolean, spectators: number): Room {
  const { made, seating } = state;
  return {
    id: state.id,
    game: made.game,
    options: sealedOptions(state.game, made.options),
    isPublic: made.isPublic,
    phase: seating.phase,
    chairs: seating.chairs.map((chair) => publicChair(chair, isHere)),
    host: seating.host,
    spectators,
    commitment: state.commitment,
    nonces: seating.nonces,
    secret: seating.phase === 'over' ? made.secret : null,
    result: seating.result,
    endVotes: seating.endVotes,
    rematch: seating.rematch,
  };
}

function publicChair(chair: StoredChair, isHere: (guest: GuestId) => boolean): Chair {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', name: null, isReady: false, isHere: false, standIn: null };
    case 'bot':
      return { kind: 'bot', name: chair.bot, isReady: true, isHere: true, standIn: null };
    case 'human': {
      const { name, nonce, guest, standIn } = chair;
      return { kind: 'human', name, isReady: nonce !== null, isHere: isHere(guest), standIn };
    }
    default:
      return chair satisfies never;
  }
}

/** A line of a list of tables; nothing for a game that is over. */
export function lobbyLines(listings: readonly Listing[]): LobbyLine[] {
  return listings.flatMap(({ id, game, phase, seats, open, names }) => (phase === 'over' ? [] : [{ id, game, phase, seats, open, names }]));
}
