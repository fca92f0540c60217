import type { GameRecord, Hex } from '@coven/core';
import { isSigned } from '@coven/protocol/signature';
import type { Verified } from '../worker/messages.ts';
import type { Kept } from './kept.ts';

type Verdict = 'same' | 'different' | 'unknown';

/** What a record must agree with, each as far as this browser knows it. */
export interface Comparison {
  readonly commitment: Verdict;
  readonly nonces: Verdict;
  readonly head: Verdict;
  /** Whether what the browser was told is signed by the key that it kept. */
  readonly signature: Verdict;
}

const UNKNOWN: Comparison = { commitment: 'unknown', nonces: 'unknown', head: 'unknown', signature: 'unknown' };

/** The heads that a record's chain must have had. */
export function headsIn(kept: Kept | undefined): readonly string[] {
  return [kept?.head, kept?.signed?.head].filter((head) => typeof head === 'string');
}

export function compare(room: string, kept: Kept | undefined, { record, hasHeads }: Pick<Verified, 'record' | 'hasHeads'>): Comparison {
  if (!kept) return UNKNOWN;
  const { key, signed } = kept;
  const nonces = Object.entries(kept.nonces);
  const deals = dealsIn(record);
  const last = deals.at(-1);
  const isOfLast = kept.commitment === last?.commitment;
  return {
    commitment: hasInOrder(deals, [...(kept.earlier ?? []), kept.commitment]) ? (isOfLast ? 'same' : 'unknown') : 'different',
    nonces: nonces.length === 0 ? 'unknown' : verdict(nonces.every(([seat, nonce]) => last?.nonces[Number(seat)] === nonce)),
    head: headsIn(kept).length === 0 ? 'unknown' : verdict(hasHeads),
    signature: key && signed ? verdict(isSigned(key, room, signed) && isOfKey(record, key)) : 'unknown',
  };
}

interface SeenDeal {
  readonly commitment: Hex;
  readonly nonces: readonly (Hex | null)[];
}

/** The attempts to deal; the first format has one. */
function dealsIn(record: GameRecord): readonly SeenDeal[] {
  return 'deals' in record ? record.deals : [record];
}

/** Whether all these commitments were made, in this order; a browser need not have seen every one. */
function hasInOrder(deals: readonly SeenDeal[], seen: readonly Hex[]): boolean {
  let at = 0;
  for (const { commitment } of deals) if (commitment === seen[at]) at++;
  return at === seen.length;
}

/** Whether the record itself is signed with the key; in the first format it is not signed. */
function isOfKey(record: GameRecord, key: Hex): boolean {
  return !('key' in record) || record.key === key;
}

function verdict(isSame: boolean): Verdict {
  return isSame ? 'same' : 'different';
}
