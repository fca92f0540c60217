import type { Types } from '@coven/core';
import type { BoardTable } from '../games/game-table.ts';
import type { Motion } from '../motion/motions.ts';
import type { Show } from '../motion/stage.ts';
import { hasReducedMotion, PACES, settings } from '../settings.svelte.ts';
import type { Sound } from '../sound/sounds.ts';
import type { Picture } from './picture.ts';

type MotionOf = (event: object, pictures: object) => Motion;

/** How a picture comes onto the table: what moves, at the pace that was chosen. Its sounds are played at once. */
export function showOf(game: BoardTable, picture: Picture, before: Picture | null): Omit<Show, 'apply'> {
  const shown = picture.shown as readonly Types['shown'][];
  const motions = game.motions as Readonly<Record<string, MotionOf>>;
  const sounds = game.sounds as Readonly<Record<string, Sound>>;
  for (const { type } of shown) playIfOn(sounds[type]);
  const pictures = { before: before?.view ?? null, after: picture.view };
  return {
    pace: PACES[settings.pace],
    isStill: hasReducedMotion(),
    motions: shown.map((event) => motions[event.type]?.(event, pictures)).filter((motion) => motion !== undefined),
  };
}

/** The player is loaded with the first sound: most tables are silent. */
export function playIfOn(sound: Sound | undefined): void {
  if (sound && settings.sound === 'on') void import('../sound/player.ts').then(({ play }) => play(sound), reportError);
}
