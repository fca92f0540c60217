import type { Board } from './board.ts';
import type { Handicap } from './handicap.ts';
import type { Moves } from './moves.ts';

/** What the flow of a game needs besides the state. */
export interface FlowContext {
  readonly seats: number;
  readonly board: Board;
  readonly moves: Moves;
  /** One for each seat. */
  readonly handicaps: readonly Handicap[];
  /** The changes of `versions.ts` that the version in play has. */
  readonly countsWaitingHexes: boolean;
  readonly offersOnlyTilesThatFit: boolean;
  readonly skipsIdlePoints: boolean;
}
