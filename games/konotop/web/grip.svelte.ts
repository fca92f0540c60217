import type { Konotop } from '@coven/games/konotop';
import type { Desk } from '../game-table.ts';
import { readChoice, writeChoice } from './move-text.ts';
import { choiceOnto, type Held } from './picture.ts';

/**
 * A move names a card and a place, and a player picks them one after the other: between the two, the card is in the grip.
 * Hand and board of one table share it.
 */
export class Grip {
  readonly #desk: Desk<Konotop>;
  #held = $state.raw<Held | null>(null);
  /** The offer that the card was taken up for: the next one starts with empty hands. */
  #offer: readonly string[] = [];
  /** The occupant that a dragged card hangs over. */
  over = $state.raw<string | null>(null);
  /** The occupant whose cards are looked at. */
  opened = $state.raw<string | null>(null);

  constructor(desk: Desk<Konotop>) {
    this.#desk = desk;
  }

  /** The card to be placed: it stays one only as long as some move has it. */
  get held(): Held | null {
    const held = this.#held;
    if (held === null || this.#desk.moves !== this.#offer) return null;
    return this.#desk.view.row.some((occupant) => occupant !== null && this.isOffered(held, occupant.occupant)) ? held : null;
  }

  /** The move that is previewed: the picked one, or that of a card that hangs over an occupant. */
  get aimed(): string | null {
    const { held, over } = this;
    if (held !== null && over !== null && this.isOffered(held, over)) return writeChoice(choiceOnto(held, over));
    return this.#desk.selected;
  }

  isOffered(held: Held, onto: string): boolean {
    return this.#desk.moves.includes(writeChoice(choiceOnto(held, onto)));
  }

  take(held: Held): void {
    this.#desk.pick(null);
    this.#held = held;
    this.#offer = this.#desk.moves;
    this.opened = null;
  }

  putDown(): void {
    this.#held = null;
    this.opened = null;
    this.#desk.pick(null);
  }

  /** A touch on a card that could be placed: takes it up, puts it down, or plays it where only one place is left. */
  touch(held: Held): void {
    const desk = this.#desk;
    const places = desk.view.row.flatMap((occupant) => (occupant === null ? [] : [occupant.occupant]));
    const open = places.filter((place) => this.isOffered(held, place));
    const [only] = open;
    if (only === undefined) {
      // Nothing takes it: the table says why.
      const place = desk.ask !== null && 'on' in desk.ask ? desk.ask.on : (places[0] ?? '');
      desk.touch(writeChoice(choiceOnto(held, place)));
    } else if (this.held !== null && isSame(this.held, held)) {
      if (open.length === 1 && desk.selected !== null) desk.play(desk.selected);
      else this.putDown();
    } else {
      this.take(held);
      if (open.length === 1) desk.pick(writeChoice(choiceOnto(held, only)));
    }
  }

  /** A touch on an occupant: places the held card, or shows what lies there. */
  touchOccupant(occupant: string): void {
    const { held } = this;
    if (held !== null) this.#desk.touch(writeChoice(choiceOnto(held, occupant)));
    else this.opened = this.opened === occupant ? null : occupant;
  }

  /** Whether a move with this card is the one that is picked, sent or refused. */
  isMoveOf(move: string | null, held: Held): boolean {
    const choice = move === null ? undefined : readChoice(move);
    if (choice?.type === 'play') return held.from === 'hand' && held.card === choice.card;
    return (
      choice?.type === 'move' && held.from === 'table' && held.card === choice.card && held.of === choice.of && held.on === choice.from
    );
  }
}

function isSame(a: Held, b: Held): boolean {
  return a.from === 'hand'
    ? b.from === 'hand' && a.piece === b.piece
    : b.from === 'table' && a.card === b.card && a.of === b.of && a.on === b.on;
}

const grips = new WeakMap<object, Grip>();

export function gripOf(desk: Desk<Konotop>): Grip {
  let grip = grips.get(desk);
  if (!grip) {
    grip = new Grip(desk);
    grips.set(desk, grip);
  }
  return grip;
}
