import type { Types } from '@coven/core';
import type { Bot, BotInput } from '../bot.ts';

/** One of the things a seat may do in a decision. */
export interface Alternative {
  /** Of itself, or of the position it leads to. */
  readonly features: readonly number[];
  /** What a look-ahead makes of it: the more, the better; comparable only within one decision. */
  readonly value: number;
}

/** How alternatives are compared. */
export interface Comparing {
  /** In how many worlds: the more, the less chance is in their values. */
  readonly worlds: number;
  /** Of the evaluation by which everybody plays on. */
  readonly weights: readonly number[];
}

/** How a game's evaluation is learned: a sum of features, each with its weight. */
export interface Training<T extends Types = Types> {
  /** What the features are called, in their order. */
  readonly names: readonly string[];
  /** The evaluation that the game's bot has, by feature: learning begins there, if nobody says otherwise. */
  startFor(seats: number): readonly number[];
  /** How many iterations the bot has for a decision of the games it learns from. */
  readonly iterations: number;
  /** In how many worlds alternatives are compared, if nobody says otherwise. */
  readonly worlds: number;
  /** What the seat may do, and what comes of it; nothing if there is nothing to learn from this decision. */
  alternatives(input: BotInput<T>, comparing: Comparing): readonly Alternative[];
  /** The game's bot that searches, with these weights. */
  botWith(weights: readonly number[]): Bot<T>;
}

/** What a game's `bots/training.ts` exports. */
export interface TrainingModule<T extends Types = Types> {
  readonly training: Training<T>;
}
