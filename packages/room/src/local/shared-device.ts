import { type Hex, type LogEntry, type Player, parseTableEntry, type Standing, TABLE, type Viewer } from '@coven/core';
import { localDeal } from '@coven/session';
import { type Dealing, freshDealing } from '../parts/dealing.ts';
import { playedBy } from '../parts/familiars.ts';
import { ended, freshSeating, type Seating, type StoredChair } from '../parts/seating.ts';
import type { GuestId } from '../people/guest.ts';

/** Who sits down at a table where everybody shares one device, and with which random bytes. */
export interface SharedDeal {
  readonly id: string;
  readonly players: readonly Player[];
  readonly secret: Hex;
  readonly nonces: readonly (Hex | null)[];
  /** By seat, for the hash of a person's name; null for a bot. Missing at a table that began with records of the first format. */
  readonly salts?: readonly (Hex | null)[] | undefined;
}

/** People who share a device are told apart by their seats. */
export function guestAt(viewer: Viewer): GuestId {
  return viewer === 'spectator' ? viewer : `seat-${viewer}`;
}

/** Everybody sits and has revealed: nobody else could see what was committed to. */
export function sharedSeating({ players, nonces, salts }: SharedDeal): Seating {
  const chairs = players.map(({ name, bot }, seat): StoredChair => {
    if (bot !== undefined) return { kind: 'bot', bot };
    return { kind: 'human', guest: guestAt(seat), name, nonce: nonces[seat] ?? null, standIn: null };
  });
  return { ...freshSeating([]), phase: 'playing', chairs, host: 0, nonces: salts ? null : nonces };
}

export function sharedDealing({ id, players, secret, nonces, salts }: SharedDeal): Dealing {
  const fresh = freshDealing(secret);
  return salts ? { ...fresh, ...localDeal({ table: id, players, secret, nonces, salts }) } : fresh;
}

/** The seating after a log that alone was kept. `standings`: of a game that was played to its end. */
export function seatingAfter(seating: Seating, log: readonly LogEntry[], standings: readonly Standing[] | null): Seating {
  let next = seating;
  for (const [by, text] of log) {
    const entry = by === TABLE ? parseTableEntry(text) : undefined;
    if (entry?.kind === 'familiar') next = playedBy(next, entry.seat, entry.bot);
    else if (entry?.kind === 'person') next = playedBy(next, entry.seat, null);
    else if (entry?.kind === 'end') next = ended(next, entry.ending === 'played' ? standings : null, entry.ending);
  }
  return next;
}
