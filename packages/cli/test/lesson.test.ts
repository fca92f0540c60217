import { casesOf, sampleOf } from '@coven/core/laws';
import { loadLessonTexts } from '@coven/games';
import { allLessons } from '@coven/games/test/lessons/files.ts';
import { acceptedMoves, type Lesson } from '@coven/room';
import { LANGUAGES, loadCommon, loadLesson, sayFrom } from '@coven/words';
import { describe, expect, test } from 'vitest';
import { coven } from './coven.ts';

const taught = allLessons().filter(({ lesson }) => lesson.id === 'first' || casesOf(0, 1) === 1);

/** What a learner types: Enter after each text, the wanted moves, and at last that it is enough. */
function inputOf(lesson: Lesson, wrong: string): string {
  const lines = lesson.steps.flatMap((step, at) => {
    const made = step.by === 'learner' ? [...(at === 0 ? [] : [wrong]), acceptedMoves(step)[0] ?? ''] : [''];
    return step.then ? [...made, ''] : made;
  });
  return `${[...lines, '', 'quit'].join('\n')}\n`;
}

describe.each(sampleOf(LANGUAGES, 'uk'))('in %s', (language) => {
  test.each(taught.map(({ name, lesson }) => [name, lesson] as const))('%s is learned at the terminal', async (_, lesson) => {
    const say = sayFrom(await loadLesson(language)) as (key: 'lesson.step', args: { step: number; steps: number }) => string;
    const common = await loadCommon(language);
    const texts = await loadLessonTexts(lesson.game, lesson.id, language);
    const args = ['play', lesson.game, '--lesson', lesson.id, '--lang', language];
    const { code, out, err } = await coven(args, { input: inputOf(lesson, 'nonsense') });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const told = out.replace(/\s+/gu, ' ');
    const steps = lesson.steps.length;
    for (const [at, step] of lesson.steps.entries()) {
      expect(told).toContain(`${say('lesson.step', { step: at + 1, steps })} · ${texts(`${step.id}.name`)}`.replace(/\s+/gu, ' '));
      for (const moment of step.then ? (['say', 'then'] as const) : (['say'] as const))
        expect(told).toContain(texts(`${step.id}.${moment}`).replace(/\s+/gu, ' '));
    }
    expect(told).toContain(texts('ending.say').replace(/\s+/gu, ' '));
    expect(told).toContain(common('refusal.unreadable').replace(/\s+/gu, ' '));
    expect(out).not.toMatch(/undefined|\[object/);
  });
});

test('a lesson that is not there is told in one line, with those that are', async () => {
  const { code, err } = await coven(['play', 'blackmore', '--lesson', 'nowhere']);
  expect(code).toBe(2);
  expect(err).toContain('finer-points, first');
});
