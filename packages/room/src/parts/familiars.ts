import type { Seat } from '@coven/core';
import { changed, type Decision } from '../decision.ts';
import type { KnownGames } from '../known-games.ts';
import { noted } from '../play.ts';
import type { RoomState } from '../room-state.ts';
import { botAt, type Seating, withChair } from './seating.ts';

/** The bot that plays for an absent person: the one that the person named, or the strongest that answers at once. */
export function familiarOf({ creation, seating }: RoomState, seat: Seat, games: KnownGames): string {
  const chair = seating.chairs[seat];
  const named = chair?.kind === 'human' ? chair.namedStandIn : undefined;
  return named !== undefined && games.hasBot(creation.game, named) ? named : games.familiar(creation.game);
}

/** A familiar plays a person's seat, or with `null` the person. */
export function playedBy(seating: Seating, seat: Seat, familiar: string | null): Seating {
  const chair = seating.chairs[seat];
  return chair?.kind === 'human' ? withChair(seating, seat, { ...chair, standIn: familiar }) : seating;
}

/** The same from here on, as the chain says it. */
export function replaced(room: RoomState, seat: Seat, familiar: string | null): Decision {
  const seating = playedBy(room.seating, seat, familiar);
  const bot = botAt(seating, seat);
  if (bot === botAt(room.seating, seat)) return changed({ seating });
  return noted(room, seating, bot === undefined ? { kind: 'person', seat, name: null } : { kind: 'familiar', seat, bot });
}
