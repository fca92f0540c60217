import type { FileProblem } from '@coven/core';
import {
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
import type { Ability, CharacterRow, Counts, DataReason, View, Whirling } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import { EVENTS } from './event-rows.ts';
import { BARE, kindsFor, type WhirlingKinds } from './kinds.ts';
import { MOVES } from './move-rows.ts';

type Messages = typeof en;

/** The words of Whirling Witchcraft; `say` gives its pictures the labels under `table.`. */
export interface WhirlingWords extends GameWords<Whirling> {
  readonly say: Say<Messages>;
  /** What a character can do beside its recipe. */
  ability(ability: Ability): string;
  /** Pieces as a list: each word once, with its number. */
  pile(counts: Counts): string;
  /** Clauses one after the other. */
  clauses(parts: readonly string[]): string;
  fileProblem(problem: FileProblem): string;
  forTable(view: View): WhirlingWords;
}

export async function wordsFrom(messages: Same<Messages>, language: Language): Promise<WhirlingWords> {
  return whirlingWords(messages, await loadFiles(language), language, new Map());
}

/** `own`: names that a table's own file of cards gives, by kind and id. */
function whirlingWords(messages: Same<Messages>, files: FileWords, language: Language, own: ReadonlyMap<string, string>): WhirlingWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;
  const nameOf = (kind: string, id: string) => own.get(`${kind}.${id}`) ?? lookUps.piece(kind, id);
  const bare = kindsFor(say, nameOf, BARE);

  return {
    ...lookUps,
    ...sentencesFrom<Whirling, Messages, WhirlingKinds>(messages, {
      events: EVENTS,
      moves: MOVES,
      kinds: (pieces) => kindsFor(say, nameOf, pieces),
    }),
    ask: ({ type }) => say(`ask.${type}`),
    piece: nameOf,
    ability: (ability) => say(`table.ability.${ability}`),
    pile: bare.pile,
    clauses: bare.clauses,
    fileProblem: fileProblemFrom<DataReason>(messages, files),
    forTable({ rows }) {
      if (rows === null) return this;
      const names = [
        ...Object.values(rows.recipes).map((row) => [`recipe.${row.id}`, row.name] as const),
        ...Object.values(rows.characters).map((row) => [`character.${row.id}`, characterName(row, language)] as const),
      ];
      return whirlingWords(messages, files, language, new Map(names.flatMap(([key, name]) => (name === undefined ? [] : [[key, name]]))));
    },
  };
}

function characterName({ name }: CharacterRow, language: Language): string | undefined {
  return name?.[language] ?? name?.en;
}
