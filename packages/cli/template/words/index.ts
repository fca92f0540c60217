import { type GameWords, lookUpsFrom, type Same, type Say, sentencesFrom } from '@coven/words';
import type { TemplateGame } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import { EVENTS } from './event-rows.ts';
import { kindsFor, type TemplateGameKinds } from './kinds.ts';
import { MOVES } from './move-rows.ts';

type Messages = typeof en;

/** The words of the game; `say` gives its pictures the labels under `table.`. */
export interface TemplateGameWords extends GameWords<TemplateGame> {
  readonly say: Say<Messages>;
}

export function wordsFrom(messages: Same<Messages>): TemplateGameWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;
  return {
    ...lookUps,
    ...sentencesFrom<TemplateGame, Messages, TemplateGameKinds>(messages, { events: EVENTS, moves: MOVES, kinds: kindsFor }),
    ask: (ask) => say(`ask.${ask.type}`),
    refusal: ({ reason }) => say(`refusal.${reason}`),
    piece: (_, id) => say('piece.number', { number: id }),
  };
}
