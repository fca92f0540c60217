import type { Drawing } from './drawing.ts';

/** A game's own drawing from its folder. */
export async function drawingOf(game: string): Promise<Drawing> {
  const { drawing }: { readonly drawing: Drawing } = await import(`@coven/games/${game}/terminal`);
  return drawing;
}
