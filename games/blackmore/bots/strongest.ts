import type { Bot } from '@coven/bots';
import type { Rules } from '@coven/core';
import type { Blackmore, Move } from '../rules/index.ts';
import { LookAhead } from './look-ahead.ts';
import { CARDS, KEEP } from './world.ts';

const lookAheads = new WeakMap<Rules<Blackmore>, LookAhead>();

/** Plays on to the end in worlds that fit all it was shown; with two seats it knows the best end. */
export const strongest: Bot<Blackmore> = {
  id: 'strongest',
  remembers: true,
  choose(input) {
    const { rules, moves } = input;
    if (moves.length === 1) return moves[0] as Move;
    const lookAhead = lookAheads.get(rules) ?? new LookAhead(rules.seats, input.view().side);
    lookAheads.set(rules, lookAhead);
    return moveOf(moves, lookAhead.best(input));
  },
};

/** The move that stands for a choice in a world. */
export function moveOf(moves: readonly Move[], choice: number): Move {
  const card = choice === KEEP ? undefined : CARDS[choice]?.id;
  return moves.find((move) => (move.type === 'play' || move.type === 'crown' ? move.card : undefined) === card) as Move;
}
