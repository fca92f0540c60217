import type { Provenance } from '@coven/core';
import type { BoardFile } from './board.ts';

/** Where the parts of a board file come from, as far as it says so. */
export function provenanceOf({ provenance }: BoardFile): readonly Provenance[] {
  return Object.entries(provenance).map(([id, origin]) => ({
    kind: 'board',
    id,
    fields: { figures: origin === 'reconstructed' ? 'reconstructed' : 'printed' },
  }));
}
