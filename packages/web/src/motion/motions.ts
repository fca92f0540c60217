import type { Types } from '@coven/core';

/** A place on the screen that does not move: `data-anchor`. */
type Anchor = string;

/** What one event moves. Pieces that lie on the table before and after travel by themselves. */
export interface Motion {
  /** Pieces that are new on the table (`data-piece`), and where they come from. */
  readonly arrive?: readonly { readonly piece: string; readonly from: Anchor }[];
  /** Pieces that are gone from the table, and where they go. */
  readonly leave?: readonly { readonly piece: string; readonly to: Anchor }[];
  /** Face-down pieces that pass from one place to another without being seen; drawn like `like`. */
  readonly pass?: readonly { readonly from: Anchor; readonly to: Anchor; readonly like: Anchor }[];
  /** How long the next picture waits after it, in milliseconds at normal pace. */
  readonly dwell?: number;
}

export interface Pictures<T extends Types> {
  readonly before: T['view'] | null;
  readonly after: T['view'];
}

/** One entry for each type of event that moves anything. */
export type Motions<T extends Types> = {
  readonly [Type in T['shown']['type']]?: (shown: Extract<T['shown'], { readonly type: Type }>, pictures: Pictures<T>) => Motion;
};
