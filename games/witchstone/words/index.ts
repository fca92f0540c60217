import type { FileProblem } from '@coven/core';
import {
  clauses,
  type FileWords,
  fileProblemFrom,
  type GameWords,
  type Language,
  loadFiles,
  lookUpsFrom,
  type Same,
  type Say,
  sentencesFrom,
} from '@coven/words';
import type { BoardFileReason, Witchstone } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import { EVENTS } from './event-rows.ts';
import { kindsFor, namesFrom, type WitchstoneKinds } from './kinds.ts';
import { MOVES } from './move-rows.ts';

type Messages = typeof en;

/** The words of Witchstone; `say` gives its pictures the labels under `table.`. */
export interface WitchstoneWords extends GameWords<Witchstone> {
  readonly say: Say<Messages>;
  /** Clauses one after the other, with the signs of the language. */
  clauses(parts: readonly string[]): string;
  fileProblem(problem: FileProblem): string;
}

export async function wordsFrom(messages: Same<Messages>, language: Language): Promise<WitchstoneWords> {
  return witchstoneWords(messages, await loadFiles(language));
}

function witchstoneWords(messages: Same<Messages>, files: FileWords): WitchstoneWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;

  const nameOf = namesFrom(lookUps);
  const fileProblem = fileProblemFrom<BoardFileReason>(messages, files);
  /** A file's problem names actions and pairs by their ids. */
  const named = (args: NonNullable<FileProblem['args']>) =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, name === 'action' || name === 'pair' ? nameOf(name, String(value)) : value]),
    );

  const sentences = sentencesFrom<Witchstone, Messages, WitchstoneKinds>(messages, {
    events: EVENTS,
    moves: MOVES,
    kinds: (pieces) => kindsFor(nameOf, pieces),
  });

  return {
    ...lookUps,
    ...sentences,
    // The points that the way would need to cost at most: they are told as a bare number.
    refusal: ({ args = {}, ...why }, pieces) => sentences.refusal({ ...why, args: { ...args, given: args.points ?? '' } }, pieces),
    ask: (ask) => say(`ask.${ask.type}`),
    piece: nameOf,
    clauses: (parts) => clauses(parts, (pair) => say('more.clauses', pair)),
    fileProblem: ({ args = {}, ...problem }) => fileProblem({ ...problem, args: named(args) }),
  };
}
