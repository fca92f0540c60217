import type { Seat, Types } from '@coven/core';
import type { Reason } from './hint.ts';

/**
 * One step of a game as one viewer saw it. A motive is made of this and nothing else, so it cannot tell what its viewer does not know:
 * neither the mover's hand nor what a bot thought is at hand.
 */
export interface SeenStep<T extends Types = Types> {
  readonly before: T['view'];
  readonly after: T['view'];
  readonly shown: readonly T['shown'][];
}

/** What a move was good for, as anybody at the table could say: a sentence of the game's `words/motives`. */
export interface Motive<T extends Types = Types> extends Reason {
  /** Whose move it was. */
  readonly seat: Seat;
  /** One of those shown; the sentence follows the words for it. */
  readonly event: T['shown'];
}

/** What a game's `words/motives/index.ts` exports; the sentences of each language lie beside it. */
export interface MotiveTeller<T extends Types = Types> {
  /** At most one for an event, and none for a move that was made in secret or speaks for itself. */
  motivesIn(step: SeenStep<T>): readonly Motive<T>[];
}

/** What a client keeps of an update. */
interface SeenUpdate {
  readonly cursor: number;
  readonly view: unknown;
  readonly shown: readonly unknown[];
}

/** The motives that an update shows; none where several steps came at once, as after a reload. `failed`: an error stops no table. */
export function motivesOf(
  { motivesIn }: MotiveTeller,
  before: SeenUpdate | null,
  after: SeenUpdate,
  failed: (error: unknown) => void,
): readonly Motive[] {
  if (before?.cursor !== after.cursor - 1) return [];
  try {
    return motivesIn({
      before: before.view as Types['view'],
      after: after.view as Types['view'],
      shown: after.shown as readonly Types['shown'][],
    });
  } catch (error) {
    failed(error);
    return [];
  }
}
