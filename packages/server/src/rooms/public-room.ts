import type { Chair, LobbyLine, Room } from '@coven/protocol';
import type { GuestId, Listing } from '../store/store.ts';
import type { RoomState } from './room-state.ts';
import type { StoredChair } from './seating.ts';

/** What everyone at a table may know about it. Built field by field, so that guests' ids and the secret of a running game do not leak. */
export function publicRoom(state: RoomState, isHere: (guest: GuestId) => boolean, spectators: number): Room {
  const { creation, seating } = state;
  return {
    id: state.id,
    game: creation.game,
    options: state.sealedOptions,
    isPublic: creation.isPublic,
    phase: seating.phase,
    chairs: seating.chairs.map((chair) => publicChair(chair, seating.phase, isHere)),
    host: seating.host,
    spectators,
    commitment: state.commitment,
    failedDeals: state.failedDeals,
    nonces: state.nonces,
    secret: seating.phase === 'over' ? state.dealing.secret : null,
    result: seating.result,
    ending: seating.ending ?? null,
    endVotes: seating.endVotes,
    rematch: seating.rematch,
  };
}

function publicChair(chair: StoredChair, phase: Room['phase'], isHere: (guest: GuestId) => boolean): Chair {
  switch (chair.kind) {
    case 'open':
      return { kind: 'open', name: null, isReady: false, isHere: false, standIn: null };
    case 'bot':
      return { kind: 'bot', name: chair.bot, isReady: true, isHere: true, standIn: null };
    case 'human': {
      const { name, hash, nonce, guest, standIn } = chair;
      const isReady = phase === 'waiting' ? !!hash : phase !== 'revealing' || nonce !== null;
      return { kind: 'human', name, isReady, isHere: isHere(guest), standIn };
    }
    default:
      return chair satisfies never;
  }
}

/** The lines for a list of tables; finished games are left out. */
export function lobbyLines(listings: readonly Listing[]): LobbyLine[] {
  return listings.flatMap(({ id, game, phase, seats, open, names }) => (phase === 'over' ? [] : [{ id, game, phase, seats, open, names }]));
}
