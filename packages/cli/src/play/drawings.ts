import { GAMES } from '@coven/games';
import type { Drawing } from './drawing.ts';
import { outline } from './outline.ts';

/** A game's own drawing from its folder, or else the generic outline. */
export async function drawingOf(game: string): Promise<Drawing> {
  if (!GAMES.some(({ id }) => id === game)) return outline;
  const { drawing }: { readonly drawing: Drawing } = await import(`@coven/games/${game}/terminal`);
  return drawing;
}
