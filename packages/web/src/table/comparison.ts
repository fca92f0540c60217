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
  const { commitment, key, signed } = kept;
  const nonces = Object.entries(kept.nonces);
  return {
    commitment: verdict(commitment === record.commitment),
    nonces: nonces.length === 0 ? 'unknown' : verdict(nonces.every(([seat, nonce]) => record.nonces[Number(seat)] === nonce)),
    head: headsIn(kept).length === 0 ? 'unknown' : verdict(hasHeads),
    signature: key && signed ? verdict(isSigned(key, room, signed)) : 'unknown',
  };
}

function verdict(isSame: boolean): Verdict {
  return isSame ? 'same' : 'different';
}
