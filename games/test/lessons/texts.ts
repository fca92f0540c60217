import { isText, type Lesson, type LessonStep, type LessonText } from '@coven/room';
import type { Language } from '@coven/words';
import { retiredIn } from '@coven/words/laws';

const MAX_WORDS = 25;

/** Every text of a lesson, with the place where it stands. */
export function textsOf({ title, cast, steps, wrong, ending }: Lesson): readonly (readonly [place: string, text: LessonText])[] {
  const named = cast.flatMap((name, seat) => (name === null ? [] : [[`cast ${seat}`, name] as const]));
  return [['title', title], ['wrong', wrong], ...named, ...steps.flatMap(stepTexts), ['ending', ending.say], ['ending done', ending.done]];
}

function stepTexts(step: LessonStep): readonly (readonly [string, LessonText])[] {
  const { id, name, chapter, say, then } = step;
  const wrong = step.by === 'learner' ? step.wrong : undefined;
  const wrongs = !wrong
    ? []
    : isText(wrong)
      ? [[`${id} wrong`, wrong] as const]
      : Object.entries(wrong).map(([key, text]) => [`${id} wrong ${key}`, text] as const);
  return [
    [id, say],
    [`${id} name`, name],
    ...(chapter ? [[`${id} chapter`, chapter] as const] : []),
    ...(then ? [[`${id} then`, then] as const] : []),
    ...wrongs,
  ];
}

/** What is wrong with one sentence, if anything. */
export function flawOf(game: string, language: string, line: string): string | undefined {
  return flaws(game, language).find(([, isFlawed]) => isFlawed(line))?.[0];
}

type Flaw = readonly [name: string, isFlawed: (line: string) => boolean];

const EVERYWHERE: readonly Flaw[] = [
  ['is empty', (line) => wordsOf(line).length === 0],
  [`has more than ${MAX_WORDS} words`, (line) => wordsOf(line).length > MAX_WORDS],
  ['has stray spaces', (line) => line !== line.trim() || / {2}/.test(line)],
  ['has a straight quote or apostrophe', (line) => /["'`]/.test(line)],
  ['has three dots instead of …', (line) => /\.\.\./.test(line)],
  ['has a hyphen or short dash instead of —', (line) => / [-–] /.test(line)],
  [
    'mixes two alphabets in a word',
    (line) => wordsOf(line).some((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)),
  ],
];

const BY_LANGUAGE: Readonly<Record<string, readonly Flaw[]>> = {
  en: [
    ['has Cyrillic', (line) => /\p{Script=Cyrillic}/u.test(line)],
    ['has no-break spaces', (line) => /[\u00a0\u202f]/u.test(line)],
    ['has « »', (line) => /[«»]/u.test(line)],
  ],
  uk: [
    ['has Russian letters', (line) => /[ыэёъ]/iu.test(line)],
    ['has no-break spaces', (line) => /[\u00a0\u202f]/u.test(line)],
    ['has “ ”', (line) => /[“”]/u.test(line)],
  ],
  ru: [
    ['has Ukrainian letters', (line) => /[іїєґ]/iu.test(line)],
    ['has no-break spaces', (line) => /[\u00a0\u202f]/u.test(line)],
    ['has “ ”', (line) => /[“”]/u.test(line)],
  ],
  fr: [
    ['has Cyrillic', (line) => /\p{Script=Cyrillic}/u.test(line)],
    ['lacks a no-break space before : ; ! ? »', (line) => /[^\u00a0][:;!?»]/u.test(line.replace(/[!?]{2,}/g, '!'))],
    ['lacks a no-break space after «', (line) => /«[^\u00a0]/u.test(line)],
    ['has “ ”', (line) => /[“”]/u.test(line)],
  ],
};

function flaws(game: string, language: string): readonly Flaw[] {
  return [
    ...EVERYWHERE,
    ...(BY_LANGUAGE[language] ?? []),
    ['has a retired term', (line) => retiredIn(language as Language, game, line) !== undefined],
  ];
}

function wordsOf(line: string): readonly string[] {
  return line.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The figures in a sentence, in any order. */
export function figuresIn(line: string): readonly string[] {
  return (line.match(/\d+/g) ?? []).sort();
}
