import type { Options, Seat } from '@coven/core';

/** A sentence by language. */
export type LessonText = Readonly<Record<string, string>>;

/** A seat's move in the game's notation. */
export type LessonMove = readonly [seat: Seat, text: string];

/** What must be true after a step: the proof of what its texts say, never shown. */
export interface Promised {
  /** Must occur in this order; only the named fields are compared. */
  readonly events?: readonly object[];
  readonly never?: readonly object[];
  /** Paths into the learner's view, such as `row.1.strength`. */
  readonly view?: Readonly<Record<string, unknown>>;
  /** Who is asked for what next. */
  readonly ask?: readonly [seat: Seat, type: string];
  readonly over?: boolean;
  /** By seat. */
  readonly standings?: readonly (readonly [place: number, score: number])[];
}

/** What a move that is not made would do: it is refused, or its promises hold, after further moves of others. */
export type WhatIf = { readonly refused: string } | (Promised & { readonly moves?: readonly LessonMove[] });

interface Said {
  readonly id: string;
  /** Two to four words. */
  readonly name: LessonText;
  /** Of the chapter that begins with this step. */
  readonly chapter?: LessonText;
  /** The rules this step shows. */
  readonly rules?: readonly string[];
  /** What is lit while the step speaks. */
  readonly light: readonly string[];
  readonly say: LessonText;
  /** Said after the moves. */
  readonly then?: LessonText;
  readonly expect?: Promised;
  /** For writers, never shown. */
  readonly note?: string;
}

/** The coach plays moves for everybody, if there are any, then speaks; with `then`, announces them first. */
export interface CoachStep extends Said {
  readonly by: 'coach';
  readonly moves?: readonly LessonMove[];
  /** Only where the moves lead is shown. */
  readonly jump?: boolean;
}

/** Fellow players move, then the coach speaks. */
export interface FellowStep extends Said {
  readonly by: Seat;
  readonly move?: string;
  readonly moves?: readonly LessonMove[];
}

/** The coach speaks, then waits for the learner's move. */
export interface LearnerStep extends Said {
  readonly by: 'learner';
  /** The accepted moves; the first one is the hint. */
  readonly move: string | readonly string[];
  /** What is said to another move: by the whole move, its first word, a refusal's reason, or `*`. */
  readonly wrong?: LessonText | Readonly<Record<string, LessonText>>;
  readonly whatIf?: Readonly<Record<string, WhatIf>>;
}

export type LessonStep = CoachStep | FellowStep | LearnerStep;

/** Free play after the lesson. */
interface LessonEnding {
  /** The step after which it begins; `start`: after the deal. */
  readonly from: string;
  /** The learner's moves until it ends; without it, until the game is over. */
  readonly turns?: number;
  readonly bot: string;
  readonly hints: boolean;
  readonly say: LessonText;
  readonly done: LessonText;
}

/** A scripted game in which the learner plays real moves at a real table. */
export interface Lesson {
  readonly format: 'coven-lesson/1';
  readonly game: string;
  /** The version of the rules it was written for. */
  readonly version: number;
  readonly id: string;
  /** Its place among the game's lessons, from 1. */
  readonly number: number;
  readonly title: LessonText;
  readonly minutes: number;
  readonly seats: number;
  readonly learner: Seat;
  /** By seat: the fellow player's name, `null` for the learner. */
  readonly cast: readonly (LessonText | null)[];
  /** Those that differ from the defaults. */
  readonly options?: Options;
  /** All draws of the lesson in order, grouped for the reader. */
  readonly deal: readonly (readonly string[] | string)[];
  readonly steps: readonly LessonStep[];
  /** What is said to a legal move for which the step has no answer. */
  readonly wrong: LessonText;
  readonly ending: LessonEnding;
}

export function acceptedMoves({ move }: LearnerStep): readonly string[] {
  return typeof move === 'string' ? [move] : move;
}

export function movesOf(step: CoachStep | FellowStep): readonly LessonMove[] {
  if (step.moves) return step.moves;
  return step.by !== 'coach' && step.move !== undefined ? [[step.by, step.move]] : [];
}

/**
 * What is said to a move that the lesson does not want now; the most exact text wins. `reason`: of the rules' refusal; then only
 * a text for this very move or reason is better than the rule.
 */
export function answerTo(lesson: Lesson, { wrong }: LearnerStep, text: string, reason?: string): LessonText | undefined {
  const byKey = wrong && !isText(wrong) ? wrong : {};
  if (reason !== undefined) return byKey[text] ?? byKey[reason];
  const [word = ''] = text.split(' ', 1);
  return byKey[text] ?? byKey[word] ?? byKey['*'] ?? (wrong && isText(wrong) ? wrong : lesson.wrong);
}

export function isText(wrong: NonNullable<LearnerStep['wrong']>): wrong is LessonText {
  return Object.values(wrong).every((value) => typeof value === 'string');
}
