import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Lesson } from '@coven/session';
import { type Language, type LessonMessages, type LessonWords, loadLesson, sayFrom } from '@coven/words';
import { UsageError } from '../usage.ts';

/** A game's lesson by its name; the first one if none is named. */
export function lessonOf(game: string, name = 'first'): Lesson {
  const folder = new URL(`${game}/lessons/`, import.meta.resolve('@coven/games'));
  const names = existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.json$/, '')) : [];
  if (!names.includes(name)) throw new UsageError('unknown-lesson', { lesson: name, lessons: names.join(', ') });
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) as Lesson;
}

export async function lessonWords(language: Language): Promise<LessonWords> {
  return sayFrom<LessonMessages>(await loadLesson(language));
}
