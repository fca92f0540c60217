import type { Hex } from '@coven/core';
import { readStored, store } from '../storage.ts';

/** What this browser saw with its own eyes: verifying compares the record with it, so that nothing can be invented afterwards. */
export interface Kept {
  readonly commitment: Hex;
  /** This browser's own random bytes, if it sat at the table; in pass-and-play several. */
  readonly nonces: Readonly<Record<number, Hex>>;
  /** The last head of the chain that was seen, under the secret. */
  readonly head: Hex | null;
}

export function keptOf(room: string): Kept | undefined {
  return readStored<Kept>(`kept.${room}`);
}

/** The commitment is kept as first seen, never replaced. */
export function keepCommitment(room: string, commitment: Hex): void {
  if (!keptOf(room)) store(`kept.${room}`, { commitment, nonces: {}, head: null } satisfies Kept);
}

export function keepNonce(room: string, seat: number, nonce: Hex): void {
  const kept = keptOf(room);
  if (kept) store(`kept.${room}`, { ...kept, nonces: { ...kept.nonces, [seat]: nonce } } satisfies Kept);
}

export function keepHead(room: string, head: Hex): void {
  const kept = keptOf(room);
  if (kept) store(`kept.${room}`, { ...kept, head } satisfies Kept);
}

/** What a record must agree with, each as far as this browser knows it. */
export interface Comparison {
  readonly commitment: 'same' | 'different' | 'unknown';
  readonly nonces: 'same' | 'different' | 'unknown';
  readonly head: 'same' | 'different' | 'unknown';
}

interface Checked {
  readonly commitment: Hex;
  readonly nonces: readonly (Hex | null)[];
  /** Whether the chain ever had the head that was kept. */
  readonly hadHead: boolean;
}

export function compare(kept: Kept | undefined, checked: Checked): Comparison {
  if (!kept) return { commitment: 'unknown', nonces: 'unknown', head: 'unknown' };
  const own = Object.entries(kept.nonces);
  return {
    commitment: kept.commitment === checked.commitment ? 'same' : 'different',
    nonces: own.length === 0 ? 'unknown' : own.every(([seat, nonce]) => checked.nonces[Number(seat)] === nonce) ? 'same' : 'different',
    head: kept.head === null ? 'unknown' : checked.hadHead ? 'same' : 'different',
  };
}
