import type { Hex } from '#digest';
import type { Outcome } from './contract.ts';
import { pick, SealedDraw } from './sealed.ts';

/** Decides what chance does at one table. */
export interface Chance {
  /** One of the outcomes; `number` counts the draws of the table that stand, from 0. */
  draw<Move>(outcomes: readonly Outcome<Move>[], number: number, format: (move: Move) => string): Move;
}

/** Chance as the sealed seed has it: anybody who knows the seed can check every draw. */
export function sealed(seed: Hex): Chance {
  return { draw: (outcomes, number) => pick(outcomes, new SealedDraw(seed, number)) };
}

/** Chance that does what the script says, one text per draw; throws when the script ends or names what cannot happen. */
export function scripted(texts: readonly string[]): Chance {
  return {
    draw(outcomes, number, format) {
      const outcome = outcomes.find(({ move }) => format(move) === texts[number]);
      if (!outcome) throw new Error(`draw ${number} of the script cannot happen: ${texts[number] ?? 'the script has ended'}`);
      return outcome.move;
    },
  };
}
