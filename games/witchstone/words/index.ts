import type { FileProblem } from '@coven/core';
import {
  clauses,
  type FileWords,
  type GameWords,
  type Language,
  loadFiles,
  lookUpsFrom,
  type Same,
  type Say,
  sentencesFrom,
} from '@coven/words';
import type { Witchstone } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import { EVENTS } from './event-rows.ts';
import { problemWords } from './file-problems.ts';
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

  return {
    ...lookUps,
    ...sentencesFrom<Witchstone, Messages, WitchstoneKinds>(messages, {
      events: EVENTS,
      moves: MOVES,
      kinds: (pieces) => kindsFor(nameOf, pieces),
    }),
    ask: (ask) => say(`ask.${ask.type}`),
    refusal({ reason, args = {} }, pieces) {
      const { action, pair } = kindsFor(nameOf, pieces);
      switch (reason) {
        case 'no-points':
        case 'not-running':
          return say(`refusal.${reason}`, { action: action(String(args.action)) });
        case 'not-in-hand':
          return say('refusal.not-in-hand', { tile: pair(String(args.tile)) });
        case 'too-far':
          return say('refusal.too-far', { cost: String(args.cost), given: String(args.points) });
        default:
          return say(`refusal.${reason}`);
      }
    },
    piece: nameOf,
    clauses: (parts) => clauses(parts, (pair) => say('more.clauses', pair)),
    fileProblem: (problem) => problemWords(say, nameOf, files, problem),
  };
}
