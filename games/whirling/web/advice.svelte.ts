import type { Json } from '@coven/core';
import { onceFor } from '@coven/core/once-for';
import { tableWorker } from '@coven/web/table/worker-link.ts';
import type { BrewPlan, Move, View } from '../rules/index.ts';
import type { WhirlingBoard } from './board.ts';

/** The best brew from here on, as long as somebody wants to see it. */
export class Advice {
  isOn = $state(false);
  /** Plays what is advised, move by move, until only "done" is left. */
  isFollowed = $state(false);
  brew = $state.raw<BrewPlan | null>(null);
  #asked: View | null = null;
  #played: Move | null = null;

  toggle(): void {
    this.isOn = !this.isOn;
    if (!this.isOn) this.#forget();
  }

  /** Keeps step with the table: every own move changes what is best. The page's Worker searches, since only it knows rules. */
  async keepStep(board: WhirlingBoard): Promise<void> {
    const { view } = board;
    if (!this.isOn || this.#asked === view) return;
    if (!isBrewing(view)) {
      this.isOn = false;
      this.#forget();
      return;
    }
    this.#asked = view;
    const found = await this.#planFor(view);
    if (this.#asked !== view) return;
    this.brew = found;
    const next = found?.moves[0];
    if (!this.isFollowed || next === undefined) return;
    if (next.type === 'done') this.isFollowed = false;
    // What others do changes the view, too, before the viewer's move has been answered.
    else if (!board.same(next, this.#played)) this.#play(board, next);
  }

  follow(board: WhirlingBoard): void {
    const next = this.brew?.moves[0];
    if (next === undefined || next.type === 'done') return;
    this.isFollowed = true;
    this.#play(board, next);
  }

  /** The place of a recipe in the advised brew, from 1. */
  placeOf(recipe: string): number | null {
    const uses = this.brew?.moves.filter(({ type }) => type === 'use') ?? [];
    const at = uses.findIndex((move) => move.type === 'use' && move.recipe === recipe);
    return at < 0 ? null : at + 1;
  }

  async #planFor(view: View): Promise<BrewPlan | null> {
    try {
      return (await tableWorker().advise('whirling', view as unknown as Json)) as BrewPlan | null;
    } catch (error) {
      // Perhaps the adviser did not come without a network: asked again, it may.
      this.isOn = false;
      this.#forget();
      throw error;
    }
  }

  #play(board: WhirlingBoard, move: Move): void {
    this.#played = move;
    board.play(move);
  }

  #forget(): void {
    this.isFollowed = false;
    this.brew = null;
    this.#asked = null;
    this.#played = null;
  }
}

function isBrewing(view: View): boolean {
  if (view.viewer === 'spectator' || view.phase !== 'brew') return false;
  const me = view.players[view.viewer];
  return me !== undefined && !me.isDone && !me.holds;
}

/** Board and recipes at one table share one piece of advice. */
export const adviceFor = onceFor((_board: object) => new Advice());
