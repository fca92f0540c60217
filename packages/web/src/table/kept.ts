import type { Hex } from '@coven/core';
import type { Update } from '@coven/protocol/fold';
import type { SignedHead } from '@coven/protocol/signature';
import { forget, readStored, store, storedKeys } from '../storage.ts';

/** What this browser saw with its own eyes: verifying compares the record with it, so that nothing can be invented afterwards. */
export interface Kept {
  readonly commitment: Hex;
  /** The commitments of attempts to deal that failed before, in order. */
  readonly earlier?: readonly Hex[];
  /** This browser's own random bytes for the current attempt, if it sat at the table; in pass-and-play several. */
  readonly nonces: Readonly<Record<number, Hex>>;
  /** The last head of the chain that was seen, under the secret. */
  readonly head: Hex | null;
  /** The last head that came with the server's signature. */
  readonly signed: SignedHead | null;
  /** The server's public key when the table was first seen; a table in this page has none. */
  readonly key: Hex | null;
  /** When the table was first seen, in milliseconds since 1970. */
  readonly since: number;
}

/** Of older tables nothing is kept any more. */
const MAX_KEPT = 100;

export function keptOf(room: string): Kept | undefined {
  return readStored<Kept>(`kept.${room}`);
}

function keep(room: string, more: Partial<Kept>): void {
  const kept = keptOf(room);
  if (kept) store(`kept.${room}`, { ...kept, ...more });
}

/** The commitment is kept as first seen, never replaced. */
export function keepCommitment(room: string, commitment: Hex): void {
  if (keptOf(room)) return;
  store(`kept.${room}`, { commitment, nonces: {}, head: null, signed: null, key: null, since: Date.now() } satisfies Kept);
  const since = (key: string) => readStored<Kept>(key)?.since ?? 0;
  const newestFirst = storedKeys('kept.').sort((a, b) => since(b) - since(a));
  for (const key of newestFirst.slice(MAX_KEPT)) forget(key);
}

/** Before the game: another commitment belongs to the next attempt to deal, which needs new random bytes. */
export function keepNextDeal(room: string, commitment: Hex): void {
  const kept = keptOf(room);
  if (!kept || kept.commitment === commitment) return;
  keep(room, { commitment, earlier: [...(kept.earlier ?? []), kept.commitment], nonces: {} });
}

export function forgetKept(room: string): void {
  forget(`kept.${room}`);
}

/** So is the server's key. */
export function keepKey(room: string, key: Hex): void {
  if (!keptOf(room)?.key) keep(room, { key });
}

export function keepNonce(room: string, seat: number, nonce: Hex): void {
  keep(room, { nonces: { ...keptOf(room)?.nonces, [seat]: nonce } });
}

export function keepHead(room: string, { head, signature }: Pick<Update, 'head' | 'signature'>): void {
  if (head !== null) keep(room, signature === undefined ? { head } : { head, signed: { head, signature } });
}
