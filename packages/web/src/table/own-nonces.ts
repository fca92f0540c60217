import type { NonceStore } from '@coven/protocol/client/own-nonce.ts';
import { keepCommitment, keepNextDeal, keepNonce, keptOf } from './kept.ts';
import { newHex32 } from './random.ts';

/** What this browser promised, with the rest of what it saw. */
export const ownNonces: NonceStore = {
  newNonce: newHex32,
  follow({ id, phase, commitment }) {
    keepCommitment(id, commitment);
    if (phase === 'waiting') keepNextDeal(id, commitment);
  },
  keep: keepNonce,
  find({ id, commitment }, seat) {
    const kept = keptOf(id);
    return kept?.commitment === commitment ? kept.nonces[seat] : undefined;
  },
};
