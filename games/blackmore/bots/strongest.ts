import type { Bot, BotInput } from '@coven/bots';
import type { Rules } from '@coven/core';
import type { Blackmore, Move } from '../rules/index.ts';
import { LookAhead } from './look-ahead.ts';
import { CARDS, KEEP } from './world.ts';

/** A look-ahead for each of the rules it was asked for. */
export class LookAheads {
  readonly #made = new WeakMap<Rules<Blackmore>, LookAhead>();
  readonly #weights: readonly number[] | undefined;

  /** Without weights: with those that the game comes with. */
  constructor(weights?: readonly number[]) {
    this.#weights = weights;
  }

  for({ rules, view }: BotInput<Blackmore>): LookAhead {
    const lookAhead = this.#made.get(rules) ?? new LookAhead(rules.seats, view().side, this.#weights);
    this.#made.set(rules, lookAhead);
    return lookAhead;
  }
}

/** Plays on to the end in worlds that fit all it was shown; with two seats it knows the best end. */
export const strongest = lookingAhead();

export function lookingAhead(weights?: readonly number[]): Bot<Blackmore> {
  const lookAheads = new LookAheads(weights);
  return {
    id: 'strongest',
    remembers: true,
    choose(input) {
      const { moves } = input;
      return moves.length === 1 ? (moves[0] as Move) : moveOf(moves, lookAheads.for(input).best(input));
    },
  };
}

/** The move that stands for a choice in a world. */
export function moveOf(moves: readonly Move[], choice: number): Move {
  const card = choice === KEEP ? undefined : CARDS[choice]?.id;
  return moves.find((move) => (move.type === 'play' || move.type === 'crown' ? move.card : undefined) === card) as Move;
}
