import { blackmore } from './blackmore.ts';
import type { Drawing } from './drawing.ts';
import { konotop } from './konotop.ts';
import { outline } from './outline.ts';
import { whirling } from './whirling.ts';
import { witchstone } from './witchstone/index.ts';

const OF_GAME: Readonly<Record<string, Drawing>> = {
  konotop: konotop as Drawing,
  witchstone: witchstone as Drawing,
  blackmore: blackmore as Drawing,
  whirling: whirling as Drawing,
};

/** A game's own drawing, or the plain outline that fits all. */
export function drawingOf(game: string): Drawing {
  return (Object.hasOwn(OF_GAME, game) ? OF_GAME[game] : undefined) ?? outline;
}
