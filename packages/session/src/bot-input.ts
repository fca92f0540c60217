import type { BotInput, Kept, Thinking } from '@coven/bots';
import type { Options, Random, Rules, Seat } from '@coven/core';

/** What a bot may know, as plain data, so that it can be sent to another thread. */
export interface BotQuestion {
  readonly seat: Seat;
  /** Never empty. */
  readonly moves: readonly string[];
  readonly view: object;
  /** Null for a bot without `remembers`. */
  readonly memory: object | null;
}

/** What a thread is asked that has nothing of the table: what the bot may know, and which rules to use. */
export interface SeatQuestion extends BotQuestion {
  /** The table's id: a thread that knows it goes on with what it thought. */
  readonly table: string;
  readonly game: string;
  readonly version: number;
  /** Complete, with the texts of files. */
  readonly options: Options;
  readonly seats: number;
  readonly bot: string;
}

/** Turns a question into the bot's input. `kept`: what the bot kept of this seat. */
export function botInput(rules: Rules, question: BotQuestion, random: Random, thinking: Thinking, kept: Kept): BotInput {
  const { seat, view, memory } = question;
  const moves = question.moves.map((text) => {
    const move = rules.parse(text);
    if (move === undefined) throw new Error(`not a move: ${text}`);
    return move;
  });
  return {
    rules,
    seat,
    moves,
    view: () => view,
    memory: () => {
      if (memory === null) throw new Error('this bot does not declare `remembers`');
      return memory;
    },
    random,
    ...thinking,
    kept,
  };
}
