import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Lesson } from '@coven/room';
import { type Language, type LessonMessages, type LessonWords, loadLesson, sayFrom } from '@coven/words';
import { UsageError } from '../usage.ts';

const GAMES_FOLDER = fileURLToPath(new URL('../../../../games', import.meta.url));

/** A game's lesson by its name; the first one if none is named. */
export function lessonOf(game: string, name = 'first'): Lesson {
  const folder = join(GAMES_FOLDER, game, 'lessons');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (!names.includes(name)) throw new UsageError('unknown-lesson', { lesson: name, lessons: names.join(', ') });
  return JSON.parse(readFileSync(join(folder, name, 'lesson.json'), 'utf8')) as Lesson;
}

export async function lessonWords(language: Language): Promise<LessonWords> {
  return sayFrom<LessonMessages>(await loadLesson(language));
}
