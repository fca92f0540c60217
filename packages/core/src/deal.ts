import { type Hex, sha256Hex } from '#digest';
import type { Seat } from './contract.ts';

/** Who sat on a seat when the deal was made: a person is known by a salted hash of the name. */
export type SealedPlayer = readonly ['person', Hex] | readonly ['bot', string];

/** A person's name with the salt of its hash; both may be removed from a record. */
export interface SealedName {
  readonly name: string;
  readonly salt: Hex;
}

/** One attempt to deal. Lists have one element for each seat. */
export interface Deal {
  readonly players: readonly SealedPlayer[];
  /** Published before any player was ready. */
  readonly commitment: Hex;
  /** What each browser sent when its player was ready; `null` for a bot. */
  readonly hashes: readonly (Hex | null)[];
  /** What was revealed once all were ready; `null` for a bot, and for a person who did not reveal. */
  readonly nonces: readonly (Hex | null)[];
}

/** An attempt with the server's secret, as it is opened after the game. */
export interface OpenedDeal extends Deal {
  readonly secret: Hex;
}

/** How often a table tries to deal before it ends. */
export const MAX_DEALS = 3;

export function nameHashOf({ name, salt }: SealedName): Hex {
  return sha256Hex(`coven-name/1 ${salt} ${name}`);
}

/** Binds a browser to its nonce before it learns any other; table and seat are in it so that nobody can use another's hash. */
export function nonceHashOf(table: string, seat: Seat, nonce: Hex): Hex {
  return sha256Hex(`coven-nonce/1 ${table} ${seat} ${nonce}`);
}

/** Whether every person has revealed the nonce. */
export function isComplete({ hashes, nonces }: Pick<Deal, 'hashes' | 'nonces'>): boolean {
  return hashes.every((hash, seat) => hash === null || nonces[seat] !== null);
}
