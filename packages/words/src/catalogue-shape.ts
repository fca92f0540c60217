import type { OptionProblem, RecordProblem, TableReason, Types, VersionProblem } from '@coven/core';
import type { Message } from './catalogue.ts';

/**
 * What a game's English catalogue must hold: exactly one message for each ask, event and refusal of the game (a missing or
 * stale one does not compile), and any number under the open prefixes. Tests check that every bot has its name (`bot.ID`) and its words (`bot.ID.about`).
 */
export type GameCatalogue<T extends Types> = {
  readonly [Key in 'name' | 'tagline' | `ask.${T['ask']['type']}` | `event.${T['shown']['type']}` | `refusal.${T['reason']}`]: Message;
} & {
  readonly [Key in `${'option' | 'value' | 'move' | 'piece' | 'part' | 'bot' | 'problem' | 'more' | 'table'}.${string}`]: Message;
};

/** Faults that a page may have to tell of before it has fetched the words for all others. */
type EarlyFault = VersionProblem | ('file-too-expensive' & OptionProblem);

/** What the common English catalogue must hold beside its open prefixes. */
export type CommonCatalogue = {
  readonly [Key in `refusal.${TableReason}` | `fault.${EarlyFault}`]: Message;
} & {
  readonly [Key in `${'bot' | 'witch' | 'seat' | 'mark' | 'word'}.${string}`]: Message;
};

/** What the English catalogue of faults must hold. */
export type FaultCatalogue = {
  readonly [Key in `fault.${Exclude<OptionProblem | RecordProblem, EarlyFault>}` | `problem.${OptionProblem}`]: Message;
};
