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
import type { Change } from '../change.ts';
import { changed } from '../decision.ts';
import type { GuestId } from '../people/guest.ts';
import type { Moment } from '../requests/requester.ts';
import { type Part, replacedPart } from './part.ts';
import { type Seating, type StoredChair, seatOf, withChair } from './seating.ts';

/** The attempts to deal at one table. */
export interface Dealing {
  /** The secret of the current or last attempt. */
  readonly secret: Hex;
  /** When the current or last attempt ends, on the installation's clock; missing in what was stored before that was. */
  readonly revealBy?: number;
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
export function revealing(dealing: Dealing, seating: Seating, { serverTime, revealFor }: Moment): Change {
  return { seating: { ...seating, phase: 'revealing' }, dealing: { ...dealing, revealBy: serverTime() + revealFor } };
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

/** Seals the name of a guest: the chain names people only by hash. The same guest keeps the same salt. */
export function sealedName(
  dealing: Dealing,
  { guest, name }: { readonly guest: GuestId; readonly name: string },
  newHex: () => Hex,
): { readonly dealing: Dealing; readonly hash: Hex } {
  const salt = dealing.salts[guest] ?? newHex();
  const sealed = { name, salt };
  const hash = nameHashOf(sealed);
  const names = { ...dealing.names, [hash]: sealed };
  return { dealing: { ...dealing, names, salts: { ...dealing.salts, [guest]: salt } }, hash };
}

/** What a record may still say when a guest's name must go: the hash stays in the chain, name and salt do not. */
export function withoutNameOf(dealing: Dealing, guest: GuestId): Dealing {
  const salt = dealing.salts[guest];
  const names = Object.fromEntries(Object.entries(dealing.names).filter(([, name]) => name.salt !== salt));
  const { [guest]: _, ...salts } = dealing.salts;
  return { ...dealing, names, salts };
}

/** Closes an attempt with what was revealed. `newHex`: 32 random bytes. */
export function closedDeal(before: Dealing, { chairs }: Seating, newHex: () => Hex): Dealing {
  let dealing = before;
  const seal = (chair: StoredChair): SealedPlayer => {
    if (chair.kind === 'bot') return ['bot', chair.bot];
    if (chair.kind === 'open') throw new Error('an open chair cannot be dealt to');
    const sealed = sealedName(dealing, chair, newHex);
    dealing = sealed.dealing;
    return ['person', sealed.hash];
  };
  const { secret, deals } = before;
  const deal: OpenedDeal = {
    players: chairs.map(seal),
    commitment: commitmentOf(secret),
    hashes: chairs.map((chair) => (chair.kind === 'human' ? (chair.hash ?? null) : null)),
    nonces: chairs.map((chair) => (chair.kind === 'human' ? chair.nonce : null)),
    secret,
  };
  return { ...dealing, deals: [...deals, deal] };
}

/** Players who did not reveal lose their seats, and everybody begins again; after the last attempt the table ends. */
function failedDeal(dealing: Dealing, seating: Seating, newHex: () => Hex): { readonly dealing: Dealing; readonly seating: Seating } {
  const closed = closedDeal(dealing, seating, newHex);
  let next: Seating = { ...seating, phase: 'waiting' };
  seating.chairs.forEach((chair, seat) => {
    if (chair.kind !== 'human') return;
    next = withChair(next, seat, chair.nonce === null ? { kind: 'open' } : { ...chair, hash: null, nonce: null });
  });
  if (closed.deals.length >= MAX_DEALS) return { dealing: closed, seating: { ...next, phase: 'over', ending: 'not-dealt' } };
  return { dealing: { ...closed, secret: newHex() }, seating: next };
}

export const dealingPart: Part<Dealing> = replacedPart({
  fresh: ({ secret }) => freshDealing(secret),
  archived: (dealing, isReplacedLater) => (isReplacedLater ? { ...dealing, names: {}, salts: {} } : dealing),
  due: ({ seating, dealing }) => (seating.phase === 'revealing' ? (dealing.revealBy ?? 0) : undefined),
  decideDue({ seating, dealing }, moment) {
    // An attempt whose end was not stored gets its whole time from now on.
    const isTimed = dealing.revealBy !== undefined;
    return changed(isTimed ? failedDeal(dealing, seating, moment.newHex) : revealing(dealing, seating, moment));
  },
  shown: (room) => ({
    commitment: commitmentOf(room.dealing.secret),
    failedDeals: room.failedDeals,
    nonces: room.nonces,
    secret: room.seating.phase === 'over' ? room.dealing.secret : null,
  }),
});
