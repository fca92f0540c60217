import type { Seat } from '@coven/core';
import { onceFor } from '@coven/core/once-for';
import type { Move } from '../rules/index.ts';
import type { Stage } from './agenda.ts';

/** What a narrow screen shows: where things are done, or how the game stands. */
export type Tab = Stage | 'score';

/** What this player looks at and has picked up; the table does not know of it. */
export class Look {
  stage = $state.raw<Tab>('cauldron');
  /** Whose cauldron is shown; null: the viewer's own. */
  seat = $state.raw<Seat | null>(null);
  /** Whether the best places for the tile are lit. */
  hasSpots = $state.raw(false);
  /** The cell of the crystal to be moved. */
  crystal = $state.raw<string | null>(null);
  /** How the tile was turned last, as one of six directions. */
  direction = 0;
  /** A tile that was dragged here before it was taken up goes to this cell once it is. */
  dropped = $state.raw<string | null>(null);
  /** The tile to take up as soon as the other one is back in the hand. */
  wanted = $state.raw<Move | null>(null);
}

/** One for each table on the page: board, hand and side share it. */
export const lookOf = onceFor((_board: object) => new Look());
