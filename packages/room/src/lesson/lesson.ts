import type { Options, Seat } from '@coven/core';

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
  /** The keys of its texts begin with it: `ID.name`, `ID.say` and so on. */
  readonly id: string;
  /** A chapter begins with this step, and `ID.chapter` names it. */
  readonly chapter?: boolean;
  /** The rules this step shows. */
  readonly rules?: readonly string[];
  /** What is lit while the step speaks. */
  readonly light: readonly string[];
  /** `ID.then` is said after the moves. */
  readonly then?: boolean;
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
  /** Other moves that have an answer, `ID.wrong.KEY`: by the whole move, its first word, a refusal's reason, or `*`. */
  readonly wrong?: readonly string[];
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
}

/** A scripted game in which the learner plays real moves at a real table. What it says lies beside it, a catalogue for each language. */
export interface Lesson {
  readonly format: 'coven-lesson/2';
  readonly game: string;
  /** The version of the rules it was written for. */
  readonly version: number;
  readonly id: string;
  /** Its place among the game's lessons, from 1. */
  readonly number: number;
  readonly minutes: number;
  readonly seats: number;
  readonly learner: Seat;
  /** Those that differ from the defaults. */
  readonly options?: Options;
  /** All draws of the lesson in order, grouped for the reader. */
  readonly deal: readonly (readonly string[] | string)[];
  readonly steps: readonly LessonStep[];
  readonly ending: LessonEnding;
}

export function acceptedMoves({ move }: LearnerStep): readonly string[] {
  return typeof move === 'string' ? [move] : move;
}

export function movesOf(step: CoachStep | FellowStep): readonly LessonMove[] {
  if (step.moves) return step.moves;
  return step.by !== 'coach' && step.move !== undefined ? [[step.by, step.move]] : [];
}

/** The key of an answer to a move that was not made. */
export type AnswerKey = `${string}.wrong.${string}`;

/**
 * What is said to a move that the lesson does not want now, if the step has an answer to it; the most exact one wins. `reason`: of the
 * rules' refusal; then only a text for this very move or reason is better than the rule.
 */
export function answerTo({ id, wrong = [] }: LearnerStep, text: string, reason?: string): AnswerKey | undefined {
  const [word = ''] = text.split(' ', 1);
  const keys = reason === undefined ? [text, word, '*'] : [text, reason];
  const key = keys.find((one) => wrong.includes(one));
  return key === undefined ? undefined : `${id}.wrong.${key}`;
}
