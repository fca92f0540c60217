import type { Pieces } from '@coven/words';

/** Plain words, for messages that do not belong to a table. */
export const PLAIN_PIECES: Pieces = {
  seat: (seat) => `${seat + 1}`,
  piece: (_kind, _id, word) => word,
};
