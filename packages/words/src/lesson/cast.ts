import type { Seat } from '@coven/core';
import type { LessonTexts } from './index.ts';

/** The names at a lesson's table by seat; `own` is the learner's. */
export function castOf(lesson: { readonly seats: number; readonly learner: Seat }, texts: LessonTexts, own: string): readonly string[] {
  return Array.from({ length: lesson.seats }, (_, seat) => (seat === lesson.learner ? own : texts(`cast.${seat}`)));
}
