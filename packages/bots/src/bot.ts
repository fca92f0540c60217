import type { Random, Rules, Seat, Types } from '@coven/core';

/** What a bot gets when its seat must act: exactly what a person in that seat could know. */
export interface BotInput<T extends Types = Types> {
  readonly rules: Rules<T>;
  readonly seat: Seat;
  /** Never empty. */
  readonly moves: readonly T['move'][];
  /** Built on the first call. */
  view(): T['view'];
  /** Everything shown to this seat so far, folded; only for bots with `remembers`. */
  memory(): T['memory'];
  readonly random: Random;
  /** Maximum thinking time in milliseconds. */
  readonly budget: number;
  /** How often a bot that searches tries something out; it then ignores the clock, so that what it does can be repeated exactly. */
  readonly iterations?: number | undefined;
  /** Enough for a bot's level, even if there were time for more. */
  readonly maxIterations?: number | undefined;
  /** In milliseconds; by default the machine's, which also runs while others have the processor. */
  readonly clock?: (() => number) | undefined;
  /** Whether somebody else decides what the seat does: it may be something else than the bot says. */
  readonly advises?: boolean | undefined;
  /** What the bot keeps of this seat from one question to the next. It may get lost at any time, which must only cost thinking. */
  readonly kept: Kept;
}

/** A box for a bot's own thoughts; they never leave the thread they were thought in. */
export interface Kept {
  thoughts?: unknown;
}

export interface Bot<T extends Types = Types> {
  /** `[a-z0-9-]{1,40}` */
  readonly id: string;
  /** Whether it uses `memory`, so that its caller must keep one. */
  readonly remembers: boolean;
  /** How much a bot that searches thinks at its level. */
  readonly limits?: Limits;
  choose(input: BotInput<T>): T['move'];
}

/** How much a decision may cost. */
export type Thinking = Pick<BotInput, 'budget' | 'iterations' | 'maxIterations' | 'clock'>;

/** What a decision of a bot's level may cost: whichever is reached first. */
export interface Limits {
  readonly iterations: number;
  readonly milliseconds: number;
}
