import type { Seat } from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import { changed, type Decision, refused } from '../decision.ts';
import type { KnownGames } from '../known-games.ts';
import type { GuestId } from '../people/guest.ts';
import { noted } from '../play.ts';
import type { RoomState } from '../room-state.ts';
import { type BotRequest, botAt, type Seating, seatOf, withChair } from './seating.ts';

/** Before the game: a player names the bot that is to be their familiar. */
export function nameFamiliar(seating: Seating, guest: GuestId, bot: string): Seating | RoomReason {
  if (seating.phase !== 'waiting') return 'game-running';
  const seat = seatOf(seating, guest);
  if (seat === undefined) return 'not-seated';
  return { ...seating, chairs: seating.chairs.map((chair, at) => (at === seat ? { ...chair, namedStandIn: bot } : chair)) };
}

/** The bot that plays for an absent person: the one that the person named, or the strongest that answers at once. */
export function familiarOf({ creation, seating }: RoomState, seat: Seat, games: KnownGames): string {
  const chair = seating.chairs[seat];
  const named = chair?.kind === 'human' ? chair.namedStandIn : undefined;
  return named !== undefined && games.hasBot(creation.game, named) ? named : games.familiar(creation.game);
}

/** During the game: a familiar plays for an absent player or for the requester; `null`: the requester plays again. */
export function playsFor(seating: Seating, { guest, seat, bot, isAway }: BotRequest): Seating | RoomReason {
  const chair = seating.chairs[seat];
  if (!chair) return 'no-such-seat';
  if (seatOf(seating, guest) === undefined) return 'not-seated';
  if (chair.kind !== 'human') return 'seat-taken';
  if (chair.guest !== guest && !isAway(chair.guest)) return 'not-away';
  if (chair.guest !== guest && bot === null) return 'seat-taken';
  return withChair(seating, seat, { ...chair, standIn: bot });
}

/** Another player or a familiar plays a seat from here on. */
export function replaced(room: RoomState, seat: Seat, seating: Seating | RoomReason): Decision {
  if (typeof seating === 'string') return refused(seating);
  const bot = botAt(seating, seat);
  if (bot === botAt(room.seating, seat)) return changed({ seating });
  return noted(room, seating, bot === undefined ? { kind: 'person', seat, name: null } : { kind: 'familiar', seat, bot });
}
