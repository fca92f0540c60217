import { onceFor } from '@coven/core/once-for';
import type { Move } from '../rules/index.ts';
import type { KonotopBoard } from './board.ts';
import { type Held, isSame, moveOnto } from './held.ts';

/**
 * A move names a card and a place, and a player picks them one after the other: between the two, the card is in the grip.
 * Hand and board of one table share it.
 */
export class Grip {
  readonly #board: KonotopBoard;
  #held = $state.raw<Held | null>(null);
  /** The offer that the card was taken up for: the next one starts with empty hands. */
  #offer: readonly Move[] = [];
  /** The occupier that a dragged card hangs over. */
  over = $state.raw<string | null>(null);
  /** The occupier whose cards are looked at. */
  opened = $state.raw<string | null>(null);
  /** The occupier that was touched with nothing to lay there: it shakes, until the next touch or offer. */
  #missed = $state.raw<{ readonly occupier: string; readonly offer: readonly Move[] } | null>(null);

  constructor(board: KonotopBoard) {
    this.#board = board;
  }

  /** The card to be placed: it stays one only as long as some move has it. */
  get held(): Held | null {
    const held = this.#held;
    if (held === null || this.#board.moves !== this.#offer) return null;
    return this.#board.view.row.some((occupier) => occupier !== null && this.isOffered(held, occupier.occupier)) ? held : null;
  }

  get missed(): string | null {
    return this.#missed?.offer === this.#board.moves ? this.#missed.occupier : null;
  }

  /** The move that is previewed: the picked one, or that of a card that hangs over an occupier. */
  get aimed(): Move | null {
    const { held, over } = this;
    if (held !== null && over !== null && this.isOffered(held, over)) return moveOnto(held, over);
    return this.#board.selected;
  }

  isOffered(held: Held, onto: string): boolean {
    return this.#board.offers(moveOnto(held, onto));
  }

  take(held: Held): void {
    this.#board.pick(null);
    this.#held = held;
    this.#offer = this.#board.moves;
    this.opened = null;
    this.#missed = null;
  }

  putDown(): void {
    this.#held = null;
    this.opened = null;
    this.#missed = null;
    this.#board.pick(null);
  }

  /** A touch on a card that could be placed: takes it up, puts it down, or plays it where only one place is left. */
  touch(held: Held): void {
    const board = this.#board;
    const places = board.view.row.flatMap((occupier) => (occupier === null ? [] : [occupier.occupier]));
    const open = places.filter((place) => this.isOffered(held, place));
    const [only] = open;
    if (only === undefined) {
      // Nothing takes it: the table says why.
      const place = board.ask !== null && 'on' in board.ask ? board.ask.on : (places[0] ?? '');
      board.touch(moveOnto(held, place));
    } else if (this.held !== null && isSame(this.held, held)) {
      if (open.length === 1 && board.selected !== null) board.play(board.selected);
      else this.putDown();
    } else {
      this.take(held);
      if (open.length === 1) board.pick(moveOnto(held, only));
    }
  }

  /** A touch on an occupier: places the held card, or shows what lies there and, in the player's turn, that a card comes first. */
  touchOccupier(occupier: string): void {
    const { held } = this;
    if (held !== null) {
      this.#board.touch(moveOnto(held, occupier));
      return;
    }
    const hasCards = this.#board.view.row.some((one) => one?.occupier === occupier && one.strength > 0);
    this.opened = hasCards && this.opened !== occupier ? occupier : null;
    const offer = this.#board.moves;
    this.#missed = null;
    // Cleared first, so that the same occupier shakes a second time.
    if (offer.length > 0)
      requestAnimationFrame(() => {
        this.#missed = { occupier, offer };
      });
  }
}

/** One for each table on the page. */
export const gripOf = onceFor((board: KonotopBoard) => new Grip(board));
