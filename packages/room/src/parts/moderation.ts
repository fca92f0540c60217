import { type Seat, sha256Hex } from '@coven/core';
import type { Notice, PersonId, RoomId, RoomReason } from '@coven/protocol';
import type { Change } from '../change.ts';
import { changed } from '../decision.ts';
import type { GuestId } from '../people/guest.ts';
import type { Moment, Requester } from '../requests/requester.ts';
import type { RoomState } from '../room-state.ts';
import { type Part, replacedPart } from './part.ts';
import { type Seating, type StoredChair, seatOf } from './seating.ts';

/** How long a seat stays offered, if nobody takes it. */
export const SEAT_CODE_SECONDS = 3600;
/** People in each list, so that an owner cannot fill the log, */
export const MAX_PEOPLE = 50;
/** and changes at one table. */
const MAX_CHANGES = 200;

/** What the table owner decided about the people at a table; stored whole with each change. */
export interface Moderation {
  /** `null`: as the table was created. */
  readonly isPublic: boolean | null;
  /** Who may not sit down here. */
  readonly removed: readonly PersonId[];
  readonly muted: readonly PersonId[];
  readonly offer: SeatOffer | null;
  readonly changes: number;
}

/** An absent player's seat that one newcomer may take. Only the hash of the code is stored. */
interface SeatOffer {
  readonly seat: Seat;
  readonly hash: string;
  /** When it ends, on the installation's clock; offers from before there was one say it in milliseconds since 1970. */
  readonly until?: number;
  readonly expires?: number;
}

const NO_MODERATION: Moderation = { isPublic: null, removed: [], muted: [], offer: null, changes: 0 };

/** Names a guest at one table only, so that nobody can follow a guest from table to table; ids of guests cannot be guessed from it. */
export function personOf(room: RoomId, guest: GuestId): PersonId {
  return sha256Hex(`coven-person/1 ${room} ${guest}`).slice(0, 16);
}

/** Why the requester may not decide about the people at this table, as its owner. */
export function objectionToOwner(room: RoomState, { guest }: Requester): RoomReason | undefined {
  const { host } = room.seating;
  return objection(room, host !== null && seatOf(room.seating, guest) === host);
}

/** Why the requester may not do so for an owner who is away. */
export function objectionToOfferer(room: RoomState, { guest, isAway }: Requester): RoomReason | undefined {
  const { chairs, host } = room.seating;
  if (host === null) return 'not-host';
  const order = chairs.map((_, step) => chairs[(host + step) % chairs.length]);
  const acting = order.find((chair) => chair?.kind === 'human' && (chair.guest === guest || !isAway(chair.guest)));
  return objection(room, acting?.kind === 'human' && acting.guest === guest);
}

function objection({ seating, moderation }: RoomState, mayAct: boolean): RoomReason | undefined {
  if (!mayAct) return 'not-host';
  if (seating.phase === 'over') return 'game-over';
  return moderation.changes >= MAX_CHANGES ? 'list-full' : undefined;
}

/** The other person on a seat. */
export function personAt(seating: Seating, guest: GuestId, seat: Seat): Extract<StoredChair, { kind: 'human' }> | RoomReason {
  const chair = seating.chairs[seat];
  if (!chair) return 'no-such-seat';
  return chair.kind === 'human' && chair.guest !== guest ? chair : 'no-such-person';
}

/** What the owner decided, and the line about it that everybody at the table is told among those of the chat. */
export function moderated(
  { moderation }: RoomState,
  { now }: Requester,
  change: Partial<Moderation>,
  told: { readonly notice: Notice; readonly name: string; readonly from?: Seat; readonly text?: string },
): Change {
  return {
    moderation: { ...moderation, ...change, changes: moderation.changes + 1 },
    chat: { from: told.from ?? null, name: told.name, text: told.text ?? '', at: now, notice: told.notice },
  };
}

/** When the offered seat is no longer, on the installation's clock. */
export function endOfOffer({ until, expires = 0 }: SeatOffer, { now, serverTime }: Moment): number {
  return until ?? serverTime() + expires - now;
}

export const moderationPart: Part<Moderation> = replacedPart({
  fresh: () => NO_MODERATION,
  due: ({ seating, moderation: { offer } }, moment) => (offer && seating.phase === 'playing' ? endOfOffer(offer, moment) : undefined),
  decideDue: ({ moderation }) => changed({ moderation: { ...moderation, offer: null } }),
  shown: ({ moderation: { muted, offer }, isPublic }) => ({
    isPublic,
    ...(muted.length > 0 && { muted }),
    ...(offer && { offered: offer.seat }),
  }),
});
