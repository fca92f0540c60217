import { type Seat, sha256Hex } from '@coven/core';
import type { ClientMessage, Notice, PersonId, RoomId, RoomReason } from '@coven/protocol';
import type { Change, ChatLine } from '../change.ts';
import type { GuestId } from '../people/guest.ts';
import { moveSeat, type Seating, type StoredChair, seatOf, stand } from './seating.ts';

/** How long a seat stays offered. */
export const SEAT_CODE_SECONDS = 3600;
/** People in each list, and changes at one table, so that an owner cannot fill the log. */
const MAX_PEOPLE = 50;
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
  readonly expires: number;
}

export const NO_MODERATION: Moderation = { isPublic: null, removed: [], muted: [], offer: null, changes: 0 };

export type ModerationCommand = Extract<ClientMessage, { type: 'remove' | 'mute' | 'publish' | 'offer-seat' | 'take-seat' }>;

/** The table, and who asks. */
export interface Moderated {
  readonly id: RoomId;
  readonly seating: Seating;
  readonly moderation: Moderation;
  readonly isPublic: boolean;
  readonly chat: readonly ChatLine[];
  readonly guest: GuestId;
  readonly name: string | undefined;
  readonly now: number;
  readonly isAway: (guest: GuestId) => boolean;
}

/** Names a guest at one table only, so that nobody can follow a guest from table to table; ids of guests cannot be guessed from it. */
export function personOf(room: RoomId, guest: GuestId): PersonId {
  return sha256Hex(`coven-person/1 ${room} ${guest}`).slice(0, 16);
}

/** The change that a command makes, `'unchanged'` if all is so already, or why it is refused. */
export function moderate(table: Moderated, command: ModerationCommand): Change | 'unchanged' | RoomReason {
  if (command.type === 'take-seat') return takeSeat(table, command.code);
  if (!isOwner(table, command.type)) return 'not-host';
  if (table.seating.phase === 'over') return 'game-over';
  if (table.moderation.changes >= MAX_CHANGES) return 'list-full';
  switch (command.type) {
    case 'remove':
      return remove(table, command.seat);
    case 'mute':
      return mute(table, command.person, command.isMuted ? 'muted' : 'unmuted');
    case 'publish':
      return publish(table, command.isPublic);
    case 'offer-seat':
      return offerSeat(table, command.seat, command.code);
    default:
      return command satisfies never;
  }
}

/** Seats are also offered, while the owner is away, by the next player who is not: the owner may be who lost the cookie. */
function isOwner({ seating, guest, isAway }: Moderated, type: ModerationCommand['type']): boolean {
  const { chairs, host } = seating;
  const seat = seatOf(seating, guest);
  if (seat === undefined || host === null) return false;
  if (type !== 'offer-seat') return seat === host;
  const order = chairs.map((_, step) => (host + step) % chairs.length);
  const acting = order.find((at) => {
    const chair = chairs[at];
    return chair?.kind === 'human' && (chair.guest === guest || !isAway(chair.guest));
  });
  return acting === seat;
}

/** The other person on a seat. */
function personAt({ seating, guest }: Moderated, seat: Seat): Extract<StoredChair, { kind: 'human' }> | RoomReason {
  const chair = seating.chairs[seat];
  if (!chair) return 'no-such-seat';
  return chair.kind === 'human' && chair.guest !== guest ? chair : 'no-such-person';
}

function remove(table: Moderated, seat: Seat): Change | RoomReason {
  const { id, seating, moderation } = table;
  if (seating.phase !== 'waiting') return 'game-running';
  const chair = personAt(table, seat);
  if (typeof chair === 'string') return chair;
  const next = stand(seating, chair.guest);
  if (typeof next === 'string') return next;
  if (moderation.removed.length >= MAX_PEOPLE) return 'list-full';
  const removed = [...moderation.removed, personOf(id, chair.guest)];
  return { ...changed(table, { removed }, noticed(table, 'removed', chair.name)), seating: next };
}

function mute(table: Moderated, person: PersonId, notice: 'muted' | 'unmuted'): Change | 'unchanged' | RoomReason {
  const { id, seating, moderation, chat, guest } = table;
  const { muted } = moderation;
  if (muted.includes(person) === (notice === 'muted')) return 'unchanged';
  const seated = seating.chairs.flatMap((chair) =>
    chair.kind === 'human' ? [{ person: personOf(id, chair.guest), name: chair.name }] : [],
  );
  const known = [...seated, ...chat].find((one) => one.person === person);
  if (!known || person === personOf(id, guest)) return 'no-such-person';
  if (notice === 'muted' && muted.length >= MAX_PEOPLE) return 'list-full';
  const next = notice === 'muted' ? [...muted, person] : muted.filter((one) => one !== person);
  return changed(table, { muted: next }, noticed(table, notice, known.name));
}

function publish(table: Moderated, isPublic: boolean): Change | 'unchanged' {
  return table.isPublic === isPublic ? 'unchanged' : changed(table, { isPublic }, noticed(table, isPublic ? 'public' : 'private', ''));
}

function offerSeat(table: Moderated, seat: Seat, code: string): Change | RoomReason {
  const { seating, now, isAway } = table;
  if (seating.phase !== 'playing') return 'not-running';
  const chair = personAt(table, seat);
  if (typeof chair === 'string') return chair;
  if (!isAway(chair.guest)) return 'not-away';
  const offer: SeatOffer = { seat, hash: sha256Hex(code), expires: now + SEAT_CODE_SECONDS * 1000 };
  return changed(table, { offer }, noticed(table, 'seat-offered', chair.name));
}

function takeSeat(table: Moderated, code: string): Change | RoomReason {
  const { id, seating, moderation, guest, name, now, isAway } = table;
  const { offer, removed } = moderation;
  if (name === undefined) return 'needs-name';
  if (seating.phase !== 'playing') return 'not-running';
  if (seatOf(seating, guest) !== undefined) return 'has-seat';
  if (removed.includes(personOf(id, guest))) return 'removed';
  const chair = offer && seating.chairs[offer.seat];
  if (chair?.kind !== 'human' || offer?.hash !== sha256Hex(code) || offer.expires < now) return 'no-such-offer';
  if (!isAway(chair.guest)) return 'not-away';
  return {
    ...changed(table, { offer: null }, { ...noticed(table, 'seat-taken', name), from: offer.seat, text: chair.name }),
    seating: moveSeat(seating, offer.seat, guest, name),
    seatMoved: offer.seat,
  };
}

function changed({ moderation }: Moderated, change: Partial<Moderation>, chat: ChatLine): Change {
  return { moderation: { ...moderation, ...change, changes: moderation.changes + 1 }, chat };
}

/** What everybody at the table is told, among the lines of chat. */
function noticed({ now }: Moderated, notice: Notice, name: string): ChatLine {
  return { from: null, name, text: '', at: now, notice };
}
