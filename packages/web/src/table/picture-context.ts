import type { Seat, Types, Viewer } from '@coven/core';
import type { GameWords } from '@coven/words';
import type { BoardContext, PictureControls, PictureView } from '../games/board-context.ts';
import type { BoardTable, PlayerFacts, Told } from '../games/game-table.ts';
import { isSameMove } from '../games/move-reader.ts';

type Move = Types['move'];

const NONE: readonly Move[] = [];

/** A table, and what may be done at it. Without controls nothing may: somebody only looks. */
interface Pictured extends PictureView {
  readonly game: BoardTable;
  readonly controls: PictureControls | null;
}

/** What a game's pictures get of a board. */
export class PictureContext implements BoardContext {
  readonly #table: Pictured;

  constructor(table: Pictured) {
    this.#table = table;
  }

  get view(): Types['view'] {
    return this.#table.view;
  }
  get viewer(): Viewer {
    return this.#table.viewer;
  }
  get seat(): Seat {
    return this.#table.seat;
  }
  get players(): readonly PlayerFacts[] {
    return this.#table.players;
  }
  get words(): GameWords {
    return this.#table.words;
  }
  get told(): readonly Told[] {
    return this.#table.told;
  }

  get ask(): Types['ask'] | null {
    return this.#table.controls?.ask ?? null;
  }
  get moves(): readonly Move[] {
    return this.#table.controls?.moves ?? NONE;
  }
  get selected(): Move | null {
    return this.#table.controls?.selected ?? null;
  }
  get pending(): Move | null {
    return this.#table.controls?.pending ?? null;
  }
  get wrong(): Move | null {
    return this.#table.controls?.wrong ?? null;
  }
  get hasHints(): boolean {
    return this.#table.controls?.hasHints ?? false;
  }
  get mayUndo(): boolean {
    return this.#table.controls?.mayUndo ?? false;
  }

  readonly same = (one: Move | null, other: Move | null): boolean => isSameMove(this.#table.game.notation, one, other);
  readonly offers = (move: Move): boolean => this.#table.controls?.offers(move) ?? false;
  readonly outlook = (move: Move): Types['outlook'] | undefined => this.#table.controls?.outlook(move);
  readonly touch = (move: Move): void => this.#table.controls?.touch(move);
  readonly play = (move: Move): void => this.#table.controls?.play(move);
  readonly pick = (move: Move | null): void => this.#table.controls?.pick(move);
  readonly undo = (): void => this.#table.controls?.undo();
}
