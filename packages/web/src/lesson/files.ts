import type { Lesson, LessonText } from '@coven/room';
import { gameIn } from '../games/folders.ts';
import { settings } from '../settings.svelte.ts';

/** One chunk for each lesson. */
const FILES = import.meta.glob<Lesson>('../../../../games/*/lessons/*/lesson.json', { import: 'default' });

/** A game's lessons in their order. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const lessons = await Promise.all(Object.entries(FILES).flatMap(([path, load]) => (gameIn(path) === game ? [load()] : [])));
  return lessons.sort((a, b) => a.number - b.number);
}

/** A lesson's text in the chosen language. */
export function told(text: LessonText): string {
  return text[settings.language] ?? '';
}
