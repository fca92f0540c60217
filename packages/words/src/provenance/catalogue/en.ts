import type { Source } from '@coven/core';
import type { Message } from '../../catalogue.ts';

/** Where a game's data comes from. Kinds, parts and fields are those of `Game.provenance`. */
export const messages = {
  'list.title': 'Where the data comes from',
  'list.shows': 'For each group you see how many of its values come from which source. Pieces with the same sources are listed together.',
  'list.legend': 'What the marks mean',
  'list.some': ({ part, size }: { part: number; size: number }) => `${part} of ${size}`,
  'list.every': ({ size }: { size: number }) => `all ${size}`,

  'source.printed': 'printed in the rulebook',
  'source.explained': 'known from the box, partly in the rulebook',
  'source.known': 'known from the box',
  'source.partly': 'partly reconstructed',
  'source.reconstructed': 'reconstructed',
  'source.ours': 'our own name',

  'means.printed': 'The rulebook says it, in its text or in an example.',
  'means.explained': 'Known from the printed game as published by others; the rulebook explains part of it.',
  'means.known': 'Known from the printed game as published by others; the rulebook does not mention it.',
  'means.partly': 'A part is printed or known; we filled in the rest.',
  'means.reconstructed': 'Neither printed nor known: we filled it in so that it fits everything else.',
  'means.ours': 'We gave this name; the printed game has another one, or we do not know it.',
} satisfies Record<`${'source' | 'means'}.${Source}`, Message> & Record<string, Message>;
