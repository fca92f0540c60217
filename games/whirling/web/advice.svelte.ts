import type { Json } from '@coven/core';
import type { BestBrew, View, Whirling } from '@coven/games/whirling';
import { tableWorker } from '../../table/worker-link.ts';
import type { Desk } from '../game-table.ts';

/** The best brew from here on, as long as somebody wants to see it. */
export class Advice {
  isOn = $state(false);
  /** Plays what is advised, move by move, until only "done" is left. */
  isFollowed = $state(false);
  brew = $state.raw<BestBrew | null>(null);
  #asked: View | null = null;
  #played: string | null = null;

  toggle(): void {
    this.isOn = !this.isOn;
    if (!this.isOn) this.#forget();
  }

  /** Keeps step with the table: every own move changes what is best. The page's Worker searches, since only it knows rules. */
  async keepStep(desk: Desk<Whirling>): Promise<void> {
    const { view } = desk;
    if (!this.isOn || this.#asked === view) return;
    if (!isBrewing(view)) {
      this.isOn = false;
      this.#forget();
      return;
    }
    this.#asked = view;
    const found = (await tableWorker().ask({ type: 'advise', game: 'whirling', view: view as unknown as Json })) as BestBrew | null;
    if (this.#asked !== view) return;
    this.brew = found;
    const next = found?.moves[0];
    if (!this.isFollowed || next === undefined) return;
    if (next.startsWith('done')) this.isFollowed = false;
    // What others do changes the view, too, before the own move has been answered.
    else if (next !== this.#played) this.#play(desk, next);
  }

  follow(desk: Desk<Whirling>): void {
    const next = this.brew?.moves[0];
    if (next === undefined || next.startsWith('done')) return;
    this.isFollowed = true;
    this.#play(desk, next);
  }

  /** The place of a recipe in the advised brew, from 1. */
  placeOf(recipe: string): number | null {
    const uses = this.brew?.moves.filter((move) => move.startsWith('use ')) ?? [];
    const at = uses.indexOf(`use ${recipe}`);
    return at < 0 ? null : at + 1;
  }

  #play(desk: Desk<Whirling>, move: string): void {
    this.#played = move;
    desk.play(move);
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

const known = new WeakMap<object, Advice>();

/** Board and recipes at one table share one piece of advice. */
export function adviceFor(desk: object): Advice {
  const found = known.get(desk) ?? new Advice();
  known.set(desk, found);
  return found;
}
