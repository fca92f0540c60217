import type { Bot, BotInput } from '@coven/bots';
import { onceFor, type Rules } from '@coven/core';
import type { Blackmore, Move } from '../rules/index.ts';
import { LookAhead } from './look-ahead.ts';
import { CARDS, KEEP } from './world.ts';

/** A look-ahead for each of the rules it is asked for, by these weights or those that the game comes with. */
export function lookAheadsBy(weights?: readonly number[]) {
  return onceFor((rules: Rules<Blackmore>, { view }: BotInput<Blackmore>) => new LookAhead(rules.seats, view().side, weights));
}

/** Plays on to the end in worlds that fit all it was shown; with two seats it knows the best end. */
export const strongest = lookingAhead();

export function lookingAhead(weights?: readonly number[]): Bot<Blackmore> {
  const lookAheadOf = lookAheadsBy(weights);
  return {
    id: 'strongest',
    remembers: true,
    choose(input) {
      const { moves, rules } = input;
      return moves.length === 1 ? (moves[0] as Move) : moveOf(moves, lookAheadOf(rules, input).best(input));
    },
  };
}

/** The move that stands for a choice in a world. */
export function moveOf(moves: readonly Move[], choice: number): Move {
  const card = choice === KEEP ? undefined : CARDS[choice]?.id;
  return moves.find((move) => (move.type === 'play' || move.type === 'crown' ? move.card : undefined) === card) as Move;
}
