import type { Hex } from '#digest';
import type { Outcome } from './contract.ts';
import { pick, SealedDraw } from './sealed.ts';

/** Decides what chance does at one table. */
export interface Chance {
  /** Returns one of the outcomes; `number` is the draw's number at this table, from 0, not counting undone draws. */
  draw<Move>(outcomes: readonly Outcome<Move>[], number: number, format: (move: Move) => string): Move;
}

/** Draws that follow from the sealed seed: anyone who knows the seed can check each one. */
export function sealed(seed: Hex): Chance {
  return { draw: (outcomes, number) => pick(outcomes, new SealedDraw(seed, number)) };
}

/** Draws that follow a script, one text per draw; throws when the script ends or names an impossible outcome. */
export function scripted(texts: readonly string[]): Chance {
  return {
    draw(outcomes, number, format) {
      const outcome = outcomes.find(({ move }) => format(move) === texts[number]);
      if (!outcome) throw new Error(`draw ${number} of the script cannot happen: ${texts[number] ?? 'the script has ended'}`);
      return outcome.move;
    },
  };
}
