import { FastRandom, type Rules, type Types } from '@coven/core';
import type { Bot } from '../bot.ts';
import { SelfPlay } from '../self-play.ts';
import type { Alternative, Comparing, Training } from './training.ts';

/** Decimal places kept of an alternative's features. */
const DIGITS = 4;

/** A game played to learn from, one decision after another. The same seed and number give the same game. */
export class TrainingGame<T extends Types> {
  readonly #play: SelfPlay<T>;
  readonly #state: T['state'];
  readonly #chance: FastRandom;
  readonly #decisions: (readonly Alternative[])[] = [];

  constructor(rules: Rules<T>, training: Training<T>, seed: string, game: number, comparing: Comparing) {
    const bot = training.botWith(comparing.weights);
    const lookAhead = new FastRandom(`${seed} look-ahead`, game);
    const learning: Bot<T> = {
      ...bot,
      choose: (input) => {
        // Thoughts of its own: a look-ahead must not change how the game goes on.
        const alternatives = input.moves.length > 1 ? training.alternatives({ ...input, random: lookAhead, kept: {} }, comparing) : [];
        if (alternatives.length > 1) this.#decisions.push(alternatives.map(rounded));
        return bot.choose(input);
      },
    };
    const seats = Array.from({ length: rules.seats }, () => learning);
    this.#play = new SelfPlay(rules, seats, new FastRandom(`${seed} bots`, game), { budget: 0, iterations: training.iterations });
    this.#state = rules.start();
    this.#chance = new FastRandom(seed, game);
  }

  /** What can be learned from the game so far. */
  get decisions(): readonly (readonly Alternative[])[] {
    return this.#decisions;
  }

  /** Goes on for one move; false when the game is over. */
  step(): boolean {
    return this.#play.step(this.#state, this.#chance) !== 'over';
  }
}

function rounded({ features, value }: Alternative): Alternative {
  return { features: features.map(round), value: round(value) };
}

function round(value: number): number {
  return Number(value.toFixed(DIGITS));
}
