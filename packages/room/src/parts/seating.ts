import type { Ending, Hex, Seat, Standing } from '@coven/core';
import type { RoomId, RoomReason } from '@coven/protocol';
import type { GuestId } from '../people/guest.ts';

export type StoredChair =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'human';
      readonly guest: GuestId;
      readonly name: string;
      /** Set while the player is ready; missing in what was stored before deals had two phases. */
      readonly hash?: Hex | null;
      /** The random bytes behind the hash, once they are revealed. */
      readonly nonce: Hex | null;
      /** The bot that plays for an absent player. */
      readonly standIn: string | null;
      /** The bot that the player named for that; if missing, the game's strongest that answers at once. */
      readonly namedStandIn?: string;
    };

/** Who sits where, and the phase of the table: everything durable except the game itself. */
export interface Seating {
  readonly phase: 'waiting' | 'revealing' | 'playing' | 'over';
  readonly chairs: readonly StoredChair[];
  /** The table owner's seat; stored under the older name. */
  readonly host: Seat | null;
  /** Set only at tables that began when a deal had one phase; their records have the first format. */
  readonly nonces: readonly (Hex | null)[] | null;
  readonly result: readonly Standing[] | null;
  /** How the game ended; missing while it has not, and at tables that ended before this was stored. */
  readonly ending?: Ending;
  /** The seat that took the game because all others had left. */
  readonly takenBy?: Seat;
  readonly endVotes: readonly Seat[];
  readonly rematch: RoomId | null;
}

export const OPEN: StoredChair = { kind: 'open' };

/** A new table: bots on their chairs, the other chairs open. */
export function freshSeating(chairs: readonly (string | null)[]): Seating {
  return {
    phase: 'waiting',
    chairs: chairs.map((bot) => (bot === null ? OPEN : { kind: 'bot', bot })),
    host: null,
    nonces: null,
    result: null,
    endVotes: [],
    rematch: null,
  };
}

/** The same players and bots for the next game; no player is ready yet. */
export function rematchSeating(seating: Seating): Seating {
  const chairs = seating.chairs.map(
    (chair): StoredChair => (chair.kind === 'human' ? { ...chair, hash: null, nonce: null, standIn: null } : chair),
  );
  return { ...freshSeating([]), chairs, host: seating.host };
}

export function seatOf(seating: Seating, guest: GuestId): Seat | undefined {
  const { chairs } = seating;
  for (let seat = 0; seat < chairs.length; seat++) {
    const chair = chairs[seat];
    if (chair?.kind === 'human' && chair.guest === guest) return seat;
  }
  return undefined;
}

/** The bot that currently plays this seat. */
export function botAt(seating: Seating, seat: Seat): string | undefined {
  const chair = seating.chairs[seat];
  if (chair?.kind === 'bot') return chair.bot;
  return chair?.kind === 'human' ? (chair.standIn ?? undefined) : undefined;
}

export function withChair(seating: Seating, seat: Seat, chair: StoredChair): Seating {
  const next = { ...seating, chairs: seating.chairs.map((old, at) => (at === seat ? chair : old)) };
  return { ...next, host: ownerOf(next) };
}

/** The owner keeps the table while seated; then the next person clockwise becomes the owner. */
function ownerOf({ chairs, host }: Seating): Seat | null {
  const from = host ?? 0;
  for (let step = 0; step < chairs.length; step++) {
    const seat = (from + step) % chairs.length;
    if (chairs[seat]?.kind === 'human') return seat;
  }
  return null;
}

export function sit(seating: Seating, seat: Seat, guest: GuestId, name: string): Seating | RoomReason {
  if (seating.phase !== 'waiting') return 'game-running';
  const chair = seating.chairs[seat];
  if (!chair) return 'no-such-seat';
  if (chair.kind !== 'open') return 'seat-taken';
  const before = seatOf(seating, guest);
  const wasOwner = before !== undefined && seating.host === before;
  const risen = before === undefined ? seating : withChair(seating, before, OPEN);
  // Whom the guest has named as a familiar stays named.
  const own = before === undefined ? undefined : seating.chairs[before];
  const seated = withChair(risen, seat, { ...own, kind: 'human', guest, name, hash: null, nonce: null, standIn: null });
  return wasOwner ? { ...seated, host: seat } : seated;
}

export function stand(seating: Seating, guest: GuestId): Seating | RoomReason {
  if (seating.phase !== 'waiting') return 'game-running';
  const seat = seatOf(seating, guest);
  return seat === undefined ? 'not-seated' : withChair(seating, seat, OPEN);
}

/** The seating without a guest's name: before the game the seat opens, later it is nobody's by name. */
export function withoutName(seating: Seating, guest: GuestId): Seating | undefined {
  const seat = seatOf(seating, guest);
  const chair = seat === undefined ? undefined : seating.chairs[seat];
  if (seat === undefined || chair?.kind !== 'human') return undefined;
  return withChair(seating, seat, seating.phase === 'waiting' ? OPEN : { ...chair, name: '' });
}

export function withoutNames(seating: Seating): Seating {
  return { ...seating, chairs: seating.chairs.map((chair) => (chair.kind === 'human' ? { ...chair, name: '' } : chair)) };
}

/** Marks a player as ready with the hash of a nonce; `null` means not ready. */
export function ready(seating: Seating, guest: GuestId, hash: Hex | null): Seating | RoomReason {
  if (seating.phase !== 'waiting') return 'game-running';
  const seat = seatOf(seating, guest);
  const chair = seat === undefined ? undefined : seating.chairs[seat];
  if (seat === undefined || chair?.kind !== 'human') return 'not-seated';
  return withChair(seating, seat, { ...chair, hash, nonce: null });
}

/** Whether everybody is ready. */
export function mayDeal(seating: Seating): boolean {
  return seating.phase === 'waiting' && seating.chairs.every((chair) => chair.kind === 'bot' || (chair.kind === 'human' && !!chair.hash));
}

export function started(seating: Seating): Seating {
  return { ...seating, phase: 'playing' };
}

export function ended(seating: Seating, result: readonly Standing[] | null, ending: Ending): Seating {
  return { ...seating, phase: 'over', result, ending };
}
