import type { Lesson, LessonMark } from '@coven/room';
import { forget, readStored, store } from '../storage.ts';

/** How far somebody came in a lesson, kept in this browser. */
export interface Progress {
  readonly mark: LessonMark;
  /** Whether it was once learned to its end. */
  readonly isDone: boolean;
  /** The table of free play, and the learner's moves before it. */
  readonly free?: { readonly table: string; readonly before: number } | undefined;
}

const START: Progress = { mark: { place: 0, chosen: {} }, isDone: false };

const keyOf = ({ game, id, version }: Lesson) => `lesson.${game}.${id}.${version}`;

export function progressOf(lesson: Lesson): Progress {
  return readStored<Progress>(keyOf(lesson)) ?? START;
}

export function keepProgress(lesson: Lesson, change: Partial<Progress>): void {
  store(keyOf(lesson), { ...progressOf(lesson), ...change });
}

/** From the beginning, but not forgotten that it was done. */
export function restart(lesson: Lesson): void {
  const { isDone } = progressOf(lesson);
  forget(keyOf(lesson));
  if (isDone) keepProgress(lesson, { isDone });
}
