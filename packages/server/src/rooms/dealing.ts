import {
  commitmentOf,
  type Hex,
  MAX_DEALS,
  nameHashOf,
  nonceHashOf,
  type OpenedDeal,
  type SealedName,
  type SealedPlayer,
} from '@coven/core';
import type { RoomReason } from '@coven/protocol';
import type { GuestId } from '../store/store.ts';
import { type Seating, type StoredChair, seatOf, withChair } from './seating.ts';

/** The attempts to deal at one table. */
export interface Dealing {
  /** The secret of the current or last attempt. */
  readonly secret: Hex;
  /** Closed attempts; the last one is played once the game has begun. */
  readonly deals: readonly OpenedDeal[];
  /** By name hash: everybody who took part in one of them. */
  readonly names: Readonly<Record<Hex, SealedName>>;
  /** The salt of each guest's name at this table. */
  readonly salts: Readonly<Record<GuestId, Hex>>;
}

export function freshDealing(secret: Hex): Dealing {
  return { secret, deals: [], names: {}, salts: {} };
}

/** All players are ready: from now on hashes are fixed, and nonces are revealed. */
export function revealing(seating: Seating): Seating {
  return { ...seating, phase: 'revealing' };
}

export function reveal(seating: Seating, table: string, guest: GuestId, nonce: Hex): Seating | RoomReason {
  const seat = seatOf(seating, guest);
  const chair = seat === undefined ? undefined : seating.chairs[seat];
  if (seat === undefined || chair?.kind !== 'human') return 'not-seated';
  if (seating.phase !== 'revealing') return 'not-revealing';
  if (nonceHashOf(table, seat, nonce) !== chair.hash) return 'wrong-nonce';
  return withChair(seating, seat, { ...chair, nonce });
}

export function areRevealed({ phase, chairs }: Seating): boolean {
  return phase === 'revealing' && chairs.every((chair) => chair.kind !== 'human' || chair.nonce !== null);
}

/** Closes an attempt with what was revealed. `newHex`: 32 random bytes. */
export function closedDeal({ secret, deals, names, salts }: Dealing, { chairs }: Seating, newHex: () => Hex): Dealing {
  const allNames = { ...names };
  const allSalts = { ...salts };
  const seal = (chair: StoredChair): SealedPlayer => {
    if (chair.kind === 'bot') return ['bot', chair.bot];
    if (chair.kind === 'open') throw new Error('an open chair cannot be dealt to');
    const salt = allSalts[chair.guest] ?? newHex();
    allSalts[chair.guest] = salt;
    const name = { name: chair.name, salt };
    const hash = nameHashOf(name);
    allNames[hash] = name;
    return ['person', hash];
  };
  const deal: OpenedDeal = {
    players: chairs.map(seal),
    commitment: commitmentOf(secret),
    hashes: chairs.map((chair) => (chair.kind === 'human' ? (chair.hash ?? null) : null)),
    nonces: chairs.map((chair) => (chair.kind === 'human' ? chair.nonce : null)),
    secret,
  };
  return { secret, deals: [...deals, deal], names: allNames, salts: allSalts };
}

/** Players who did not reveal lose their seats, and everybody begins again; after the last attempt the table ends. */
export function failedDeal(
  dealing: Dealing,
  seating: Seating,
  newHex: () => Hex,
): { readonly dealing: Dealing; readonly seating: Seating } {
  const closed = closedDeal(dealing, seating, newHex);
  let next: Seating = { ...seating, phase: 'waiting' };
  seating.chairs.forEach((chair, seat) => {
    if (chair.kind !== 'human') return;
    next = withChair(next, seat, chair.nonce === null ? { kind: 'open' } : { ...chair, hash: null, nonce: null });
  });
  if (closed.deals.length >= MAX_DEALS) return { dealing: closed, seating: { ...next, phase: 'over', ending: 'not-dealt' } };
  return { dealing: { ...closed, secret: newHex() }, seating: next };
}
