import type { Lesson } from '@coven/room';
import { type Language, type LessonCatalogue, type LessonTexts, sayFrom } from '@coven/words';
import { gameIn } from '../games/folders.ts';
import { textsOf, wantLessons } from '../words/words.svelte.ts';

/** One chunk for the lessons of a game, and one for what they say in each language. */
const LESSONS = import.meta.glob<Lesson>('../../../../games/*/lessons/*/lesson.json', { import: 'default' });
const TEXTS = import.meta.glob<LessonCatalogue>('../../../../games/*/lessons/*/*.ts', { import: 'messages' });

/** A game's lessons in their order, once there is what they say. */
export async function lessonsOf(game: string): Promise<readonly Lesson[]> {
  const scripts = Object.entries(LESSONS).flatMap(([path, load]) => (gameIn(path) === game ? [load()] : []));
  const [lessons] = await Promise.all([Promise.all(scripts), wantLessons(game, (language) => loadTexts(game, language))]);
  return lessons.sort((a, b) => a.number - b.number);
}

async function loadTexts(game: string, language: Language): Promise<ReadonlyMap<string, LessonTexts>> {
  const own = Object.entries(TEXTS).flatMap(([path, load]) => {
    const [, lesson = '', spoken] = /\/([^/]+)\/([a-z]+)\.ts$/.exec(path) ?? [];
    return gameIn(path) === game && spoken === language ? [load().then((messages) => [lesson, sayFrom(messages)] as const)] : [];
  });
  return new Map(await Promise.all(own));
}

/** A lesson's text in the chosen language. */
export function told({ game, id }: Lesson, key: keyof LessonCatalogue): string {
  return textsOf(game, id)(key);
}
