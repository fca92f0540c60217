import type { SeatQuestion } from '@coven/session';

/** What the Worker of the bots is asked: what a bot's seat knows, and nothing else of the table. */
export interface BotAsk extends SeatQuestion {
  readonly number: number;
  /** Milliseconds. */
  readonly budget: number;
  readonly seed: string;
}

/** Without a text: the bot threw, or is not there. */
export interface BotAnswer {
  readonly number: number;
  readonly text?: string;
}
