import type { Lesson, LessonStep } from '@coven/room';
import type { LessonCatalogue } from '@coven/words';

const MAX_WORDS = 25;

/** The keys of everything that a lesson says, in the order of its steps. */
export function keysOf({ seats, learner, steps }: Lesson): readonly (keyof LessonCatalogue)[] {
  const cast = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== learner);
  return ['title', ...cast.map((seat) => `cast.${seat}` as const), ...steps.flatMap(keysAt), 'ending.say', 'ending.done'];
}

function keysAt(step: LessonStep): readonly (keyof LessonCatalogue)[] {
  const { id, chapter, then } = step;
  const wrong = step.by === 'learner' ? (step.wrong ?? []) : [];
  return [
    ...(chapter ? [`${id}.chapter` as const] : []),
    `${id}.name`,
    `${id}.say`,
    ...(then ? [`${id}.then` as const] : []),
    ...wrong.map((key) => `${id}.wrong.${key}` as const),
  ];
}

/** What is wrong with one sentence, if anything, beside what is checked in every catalogue. */
export function flawOf(language: string, line: string): string | undefined {
  return [...EVERYWHERE, ...(BY_LANGUAGE[language] ?? [])].find(([, isFlawed]) => isFlawed(line))?.[0];
}

type Flaw = readonly [name: string, isFlawed: (line: string) => boolean];

const EVERYWHERE: readonly Flaw[] = [
  [`has more than ${MAX_WORDS} words`, (line) => wordsOf(line).length > MAX_WORDS],
  ['has a straight quote or apostrophe', (line) => /["'`]/.test(line)],
  ['has three dots instead of …', (line) => /\.\.\./.test(line)],
  ['has a hyphen or short dash instead of —', (line) => / [-–] /.test(line)],
];

const BY_LANGUAGE: Readonly<Record<string, readonly Flaw[]>> = {
  en: [
    ['has no-break spaces', (line) => /[\u00a0\u202f]/u.test(line)],
    ['has « »', (line) => /[«»]/u.test(line)],
  ],
  uk: [
    ['has no-break spaces', (line) => /[\u00a0\u202f]/u.test(line)],
    ['has “ ”', (line) => /[“”]/u.test(line)],
  ],
  ru: [
    ['has no-break spaces', (line) => /[\u00a0\u202f]/u.test(line)],
    ['has “ ”', (line) => /[“”]/u.test(line)],
  ],
  fr: [
    ['lacks a no-break space before : ; ! ? »', (line) => /[^\u00a0][:;!?»]/u.test(line.replace(/[!?]{2,}/g, '!'))],
    ['lacks a no-break space after «', (line) => /«[^\u00a0]/u.test(line)],
    ['has “ ”', (line) => /[“”]/u.test(line)],
  ],
};

function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The figures in a sentence, in any order. */
export function figuresIn(line: string): readonly string[] {
  return (line.match(/\d+/g) ?? []).sort();
}
