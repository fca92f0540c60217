import type { Pieces } from '@coven/words';

/** Words alone: for messages that are not about anybody's table. */
export const PLAIN_PIECES: Pieces = {
  seat: (seat) => `${seat + 1}`,
  piece: (_kind, _id, word) => word,
};
