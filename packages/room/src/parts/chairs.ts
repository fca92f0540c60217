import type { Seat } from '@coven/core';
import type { Chair } from '@coven/protocol';
import { deal } from '../deal.ts';
import type { RoomState } from '../room-state.ts';
import type { Surroundings } from '../telling/public-room.ts';
import { familiarOf } from './familiars.ts';
import { personOf } from './moderation.ts';
import { type Part, replacedPart } from './part.ts';
import { mayDeal, type Seating, withoutNames } from './seating.ts';

/** Who sits where, and how far the table is. */
export const chairsPart: Part<Seating> = replacedPart({
  fresh: ({ seating }) => seating,
  archived: (seating, isReplacedLater) => (isReplacedLater ? withoutNames(seating) : seating),
  // At a table of bots only, and where a crash lost the deal; else the deal begins with the line that makes the last player ready.
  due: ({ seating }) => (mayDeal(seating) ? 0 : undefined),
  decideDue: (room, moment) => deal(room, room.seating, moment),
  shown(room, around) {
    const { phase, chairs, host, result, ending = null, takenBy = null, endVotes, rematch } = room.seating;
    const shown = chairs.map((_, seat) => publicChair(room, seat, around));
    return { phase, chairs: shown, host, result, ending, takenBy, endVotes, rematch };
  },
});

const NOBODY: Chair = { kind: 'open', name: null, isReady: false, isHere: false, standIn: null, namedStandIn: null, graceLeft: null };

function publicChair(room: RoomState, seat: Seat, { graceLeft, games }: Surroundings): Chair {
  const chair = room.seating.chairs[seat];
  if (chair?.kind === 'bot') return { ...NOBODY, kind: 'bot', name: chair.bot, isReady: true, isHere: true };
  if (chair?.kind !== 'human') return NOBODY;
  const { name, hash, nonce, guest, standIn } = chair;
  const { phase } = room.seating;
  const left = graceLeft(guest);
  return {
    kind: 'human',
    name: name || null,
    isReady: phase === 'waiting' ? !!hash : phase !== 'revealing' || nonce !== null,
    isHere: left === null,
    standIn,
    namedStandIn: familiarOf(room, seat, games),
    graceLeft: left,
    person: personOf(room.id, guest),
  };
}
