import type { Room } from '@coven/protocol';

/** A table of this browser until the Worker has answered. */
export function emptyRoom(table: string, game: string, seats: number): Room {
  return {
    id: table,
    game,
    options: {},
    isPublic: false,
    phase: 'playing',
    chairs: Array.from({ length: seats }, () => ({
      kind: 'open',
      name: null,
      isReady: true,
      isHere: true,
      standIn: null,
      namedStandIn: null,
      graceLeft: null,
    })),
    host: 0,
    spectators: 0,
    commitment: '',
    failedDeals: 0,
    nonces: null,
    secret: null,
    result: null,
    whenLeft: 'stand-ins',
    hasHints: false,
    ending: null,
    takenBy: null,
    endVotes: [],
    rematch: null,
  };
}
