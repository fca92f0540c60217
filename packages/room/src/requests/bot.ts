import type { Seat } from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import { reseated } from '../deal.ts';
import { type Decision, refused } from '../decision.ts';
import { familiarOf, replaced } from '../parts/familiars.ts';
import { OPEN, type Seating, seatOf, withChair } from '../parts/seating.ts';
import type { RoomState } from '../room-state.ts';
import { request } from './request.ts';
import type { Requester } from './requester.ts';

/**
 * Before the game, from the table owner: seats a bot or opens the seat. During the game: lets a familiar play, for the requester the bot
 * asked for, for an absent player always the one that player named.
 */
export const bot = request({
  body: { seat: 'seat', bot: 'bot-or-none' },
  weight: 2,
  counts: (_room, _who, asked) => (asked.bot === null ? 'takes-back' : 'begins'),
  decide(room, who, { seat, bot: wanted }) {
    const { seating, creation } = room;
    if (wanted !== null && !who.games.hasBot(creation.game, wanted)) return refused('unknown-bot');
    if (seating.phase === 'over') return refused('game-over');
    if (seating.phase === 'revealing') return refused('game-running');
    return seating.phase === 'waiting' ? reseated(room, seated(seating, who, seat, wanted), who) : called(room, who, seat, wanted);
  },
});

/** On a chair that no present player holds. */
function seated(seating: Seating, { guest, isAway }: Requester, seat: Seat, wanted: string | null): Seating | RoomReason {
  const chair = seating.chairs[seat];
  if (!chair) return 'no-such-seat';
  if (seatOf(seating, guest) !== seating.host || seating.host === null) return 'not-host';
  if (chair.kind === 'human' && !isAway(chair.guest)) return 'not-away';
  return withChair(seating, seat, wanted === null ? OPEN : { kind: 'bot', bot: wanted });
}

/** A player chooses freely who plays for them while they are here; for an absent player nobody else chooses. */
function called(room: RoomState, { guest, isAway, games }: Requester, seat: Seat, wanted: string | null): Decision {
  const chair = room.seating.chairs[seat];
  if (!chair) return refused('no-such-seat');
  if (seatOf(room.seating, guest) === undefined) return refused('not-seated');
  if (chair.kind !== 'human') return refused('seat-taken');
  if (chair.guest === guest) return replaced(room, seat, wanted);
  if (!isAway(chair.guest)) return refused('not-away');
  return wanted === null ? refused('seat-taken') : replaced(room, seat, familiarOf(room, seat, games));
}
