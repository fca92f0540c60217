import type { Seat } from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import type { KnownGames } from '../known-games.ts';
import type { GuestId } from '../people/guest.ts';
import type { RoomState } from '../room-state.ts';
import { ended, type Seating, seatOf } from './seating.ts';

/** Before the game: a player names the bot that is to stand in. */
export function nameStandIn(seating: Seating, guest: GuestId, bot: string): Seating | RoomReason {
  if (seating.phase !== 'waiting') return 'game-running';
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  return { ...seating, chairs: seating.chairs.map((chair, at) => (at === seat ? { ...chair, namedStandIn: bot } : chair)) };
}

/** The bot that stands in for a player: the one the player named, or the game's strongest that answers at once. */
export function standInOf({ creation, seating }: RoomState, seat: Seat, games: KnownGames): string {
  const chair = seating.chairs[seat];
  const named = chair?.kind === 'human' ? chair.namedStandIn : undefined;
  return named !== undefined && games.hasBot(creation.game, named) ? named : games.standIn(creation.game);
}

/** The seating after the only player left has taken the game. There are no standings: the game was not played to its end. */
export function claimed({ creation, seating }: RoomState, seat: Seat, isAway: (guest: GuestId) => boolean): Seating | RoomReason {
  if (creation.whenLeft !== 'remaining-wins') return 'not-agreed';
  const others = seating.chairs.flatMap((chair, at) => (chair.kind === 'human' && at !== seat ? [chair.guest] : []));
  if (others.length === 0 || !others.every(isAway)) return 'not-away';
  return { ...ended(seating, null, 'left'), takenBy: seat };
}
