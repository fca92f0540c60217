import { type GameWords, lookUpsFrom, type Same, type Say, sentencesFrom } from '@coven/words';
import type { Blackmore } from '../rules/index.ts';
import { type CardId, numberOf, suitOf } from '../rules/names.plain.ts';
import type { messages as en } from './en.ts';
import { EVENTS } from './event-rows.ts';
import { type BlackmoreKinds, kindsFor } from './kinds.ts';
import { MOVES } from './move-rows.ts';

type Messages = typeof en;

/** The words of Blackmore; `say` gives its pictures the labels under `table.`. */
export interface BlackmoreWords extends GameWords<Blackmore> {
  readonly say: Say<Messages>;
}

export function wordsFrom(messages: Same<Messages>): BlackmoreWords {
  const lookUps = lookUpsFrom<Messages>(messages);
  const { say } = lookUps;
  const nameOf = (card: CardId): string => say(`piece.card.${suitOf(card)}`, { number: numberOf(card) });

  return {
    ...lookUps,
    ...sentencesFrom<Blackmore, Messages, BlackmoreKinds>(messages, {
      events: EVENTS,
      moves: MOVES,
      kinds: (pieces) => kindsFor(nameOf, pieces),
    }),
    optionValue: (id, value) =>
      id === 'first' && value !== 'random' ? say('value.first.seat', { number: Number(value) + 1 }) : lookUps.optionValue(id, value),
    ask: (ask) => say(`ask.${ask.type}`),
    piece: (kind, id) => (kind === 'card' ? nameOf(id) : lookUps.piece(kind, id)),
  };
}
