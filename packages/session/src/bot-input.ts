import type { BotInput } from '@coven/bots';
import type { Random, Rules, Seat } from '@coven/core';

/** What a bot may know, as plain data: it may think in another thread. */
export interface BotQuestion {
  readonly seat: Seat;
  /** Never empty. */
  readonly moves: readonly string[];
  readonly view: object;
  /** Null for a bot that does not remember. */
  readonly memory: object | null;
}

/** A question as the bot itself gets it. `budget`: how long to think at most, in milliseconds. */
export function botInput(rules: Rules, question: BotQuestion, random: Random, budget: number): BotInput {
  const { seat, view, memory } = question;
  const moves = question.moves.map((text) => {
    const move = rules.parse(text);
    if (move === undefined) throw new Error(`no move ${text}`);
    return move;
  });
  return {
    rules,
    seat,
    moves,
    view: () => view,
    memory: () => {
      if (memory === null) throw new Error('this bot said that it does not remember');
      return memory;
    },
    random,
    budget,
  };
}
