import type { Seat, Types, Viewer } from '@coven/core';
import type { GameWords } from '@coven/words';
import type { BoardContext, PictureControls, PictureView } from '../games/board-context.ts';
import type { BoardTable, PlayerFacts, Told } from '../games/game-table.ts';
import { isSameMove } from '../games/move-reader.ts';

type Move = Types['move'];

const NONE: readonly Move[] = [];

/** What a game's pictures get: a table and what may be done at it. Without controls nothing may: somebody only looks. */
export class PictureContext implements BoardContext {
  readonly #game: BoardTable;
  readonly #table: PictureView;
  readonly #controls: PictureControls | null;

  constructor(game: BoardTable, table: PictureView, controls: PictureControls | null) {
    this.#game = game;
    this.#table = table;
    this.#controls = controls;
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
    return this.#controls?.ask ?? null;
  }
  get moves(): readonly Move[] {
    return this.#controls?.moves ?? NONE;
  }
  get selected(): Move | null {
    return this.#controls?.selected ?? null;
  }
  get pending(): Move | null {
    return this.#controls?.pending ?? null;
  }
  get wrong(): Move | null {
    return this.#controls?.wrong ?? null;
  }
  get hasHints(): boolean {
    return this.#controls?.hasHints ?? false;
  }
  get mayUndo(): boolean {
    return this.#controls?.mayUndo ?? false;
  }

  readonly same = (one: Move | null, other: Move | null): boolean => isSameMove(this.#game.notation, one, other);
  readonly offers = (move: Move): boolean => this.#controls?.offers(move) ?? false;
  readonly outlook = (move: Move): Types['outlook'] | undefined => this.#controls?.outlook(move);
  readonly touch = (move: Move): void => this.#controls?.touch(move);
  readonly play = (move: Move): void => this.#controls?.play(move);
  readonly pick = (move: Move | null): void => this.#controls?.pick(move);
  readonly undo = (): void => this.#controls?.undo();
}
