import type { Seat } from '@coven/core';
import type { Card } from './cards.ts';
import type { CardId, CardNumber } from './names.plain.ts';
import type { Side } from './wheel.ts';

export interface Settings {
  readonly seats: number;
  readonly side: Side;
  /** The seat named by the option, or `undefined` if chance decides. BM-1.4 */
  readonly first: Seat | undefined;
  readonly scoresAreOpen: boolean;
}

/** What the rules need besides the state. */
export interface Context extends Settings {
  readonly handSize: number;
  readonly cards: readonly Card[];
  readonly cardById: ReadonlyMap<CardId, Card>;
  /** By what the wheel shows, the numbers from strongest to weakest. */
  readonly rankings: readonly (readonly CardNumber[])[];
  /** `strength[wheel][number]`. */
  readonly strength: readonly (readonly number[])[];
}
