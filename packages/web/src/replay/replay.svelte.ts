import type { GameRecord, Seat, Types } from '@coven/core';
import type { Frame } from '@coven/session';
import type { PlayerFacts, Told } from '../games/game-table.ts';
import { type BoardSource, BoardView } from '../table/board-view.svelte.ts';
import type { LoadedGame } from '../table/loaded-game.ts';
import type { Picture } from '../table/picture.ts';
import { recordedFacts } from './recorded-players.ts';

/** A finished game to leaf through, turn by turn, as one seat or a spectator saw it. */
export class Replay implements BoardSource {
  readonly board: BoardView;
  readonly record: GameRecord;
  /** Whose eyes look; null for a spectator. */
  mySeat = $state.raw<Seat | null>(null);
  /** The deal is number 0; after it, each move that stood is a turn. */
  turn = $state.raw(0);
  #frames = $state.raw<readonly Frame[]>([]);

  constructor({ game, facts }: LoadedGame, record: GameRecord) {
    this.record = record;
    this.board = new BoardView(game, facts, this);
  }

  /** The number of the last turn. */
  get last(): number {
    return this.#frames.length - 1;
  }

  /** Who moved in this turn; null for the deal. */
  get by(): Seat | null {
    return this.#frames[this.turn]?.by ?? null;
  }

  /** What happened in this turn. */
  get shown(): readonly Types['shown'][] {
    return shownIn(this.#frames.slice(this.turn, this.turn + 1));
  }

  players(picture: Picture | null): readonly PlayerFacts[] {
    return recordedFacts(this.record, picture, this.mySeat);
  }

  told({ cursor }: Picture): readonly Told[] {
    return shownIn(this.#frames.slice(0, cursor)).map((shown, number) => ({ number, shown }));
  }

  /** Looks through other eyes, from the frames that they saw. */
  look(seat: Seat | null, frames: readonly Frame[], turn: number): void {
    this.mySeat = seat;
    this.#frames = frames;
    this.#show(turn, true);
  }

  /** Only the next turn is shown with its motions. */
  goTo(turn: number): void {
    if (this.#within(turn) !== this.turn) this.#show(turn, turn !== this.turn + 1);
  }

  #show(wanted: number, isCatchUp: boolean): void {
    const turn = this.#within(wanted);
    const frame = this.#frames[turn];
    if (!frame) return;
    this.turn = turn;
    const { shown, view, awaited } = frame;
    // What is still on its way is not waited for.
    this.board.pictures.skip();
    this.board.pictures.add({ cursor: turn + 1, shown, view, awaited, choices: null }, isCatchUp);
  }

  #within(turn: number): number {
    return Math.max(0, Math.min(this.last, turn));
  }
}

function shownIn(frames: readonly Frame[]): readonly Types['shown'][] {
  return frames.flatMap(({ shown }) => shown as readonly unknown[] as readonly Types['shown'][]);
}
