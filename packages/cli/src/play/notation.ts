import type { Notation, Types } from '@coven/core';

/** How a game's moves are written; it is the same with every data file. */
export async function notationOf(game: string): Promise<Notation<Types['move']>> {
  const { notation }: { readonly notation: Notation<Types['move']> } = await import(`@coven/games/${game}/rules/notation.plain.ts`);
  return notation;
}
