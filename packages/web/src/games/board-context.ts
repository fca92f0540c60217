import type { Seat, Types, Viewer } from '@coven/core';
import type { GameWords } from '@coven/words';
import type { PlayerFacts, Told } from './game-table.ts';

/** A table as one viewer sees it. Reading any field inside a component keeps the picture up to date. */
export interface PictureView<T extends Types = Types, Words extends GameWords<T> = GameWords<T>> {
  readonly view: T['view'];
  readonly viewer: Viewer;
  /** Where the viewer sits; a spectator looks from seat 0. */
  readonly seat: Seat;
  readonly players: readonly PlayerFacts[];
  readonly words: Words;
  /** What happened so far, as far as it may still be looked at; the oldest first. */
  readonly told: readonly Told<T>[];
}

/** What the viewer may do at a table. Moves are plain data. */
export interface PictureControls<T extends Types = Types> {
  /** What the viewer is asked now, if anything. */
  readonly ask: T['ask'] | null;
  /** What may be done now, the same list as long as the offer stands. Empty while it is not the viewer's turn. */
  readonly moves: readonly T['move'][];
  /** The move that was picked but not played yet. */
  readonly selected: T['move'] | null;
  /** The move that was sent and not answered yet. */
  readonly pending: T['move'] | null;
  /** The move that was just refused: its piece shakes. */
  readonly wrong: T['move'] | null;
  readonly hasHints: boolean;
  /** Whether the viewer's last move can be taken back. */
  readonly mayUndo: boolean;
  /** Whether a move is offered now. */
  readonly offers: (move: T['move']) => boolean;
  /** What a move would bring, once the table has said it. */
  readonly outlook: (move: T['move']) => T['outlook'] | undefined;
  /** A tap: picks, or plays if that is the setting or it was picked already; asks why if it is not offered. */
  readonly touch: (move: T['move']) => void;
  /** Plays at once: a drop, a button. */
  readonly play: (move: T['move']) => void;
  readonly pick: (move: T['move'] | null) => void;
  /** Takes the viewer's last move back. */
  readonly undo: () => void;
}

/** What a game's pictures work with; a game names its own words. */
export interface BoardContext<T extends Types = Types, Words extends GameWords<T> = GameWords<T>>
  extends PictureView<T, Words>,
    PictureControls<T> {
  /** Whether two moves are the same; `null` is no move. */
  readonly same: (one: T['move'] | null, other: T['move'] | null) => boolean;
}
