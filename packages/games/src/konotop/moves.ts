import type { Seat } from '@coven/core';
import type { Card, Deck, Occupant } from './deck.ts';

export type Move =
  /** KW-2.2, KW-4.1 */
  | { readonly type: 'play'; readonly card: Card; readonly on: Occupant }
  /** KW-4.2 */
  | { readonly type: 'destroy'; readonly card: Card; readonly of: Seat; readonly on: Occupant }
  /** KW-4.3 */
  | { readonly type: 'move'; readonly card: Card; readonly of: Seat; readonly from: Occupant; readonly to: Occupant }
  /** Leave an effect unused. KW-2.4 */
  | { readonly type: 'decline' }
  /** Chance: the witch card that is dealt or drawn next. */
  | { readonly type: 'draw'; readonly card: Card }
  /** Chance: the occupant that is turned up next. */
  | { readonly type: 'reveal'; readonly occupant: Occupant }
  /** Chance: who begins. KW-1.3 */
  | { readonly type: 'first'; readonly seat: Seat };

/** Every move there can be, each made once: lists of moves share these records. */
export class Moves {
  readonly #deck: Deck;
  readonly #seats: number;
  readonly #cardById: ReadonlyMap<string, Card>;
  readonly #occupantById: ReadonlyMap<string, Occupant>;
  /** By card, then by occupant. */
  readonly play: readonly (readonly Move[])[];
  readonly decline: Move = Object.freeze({ type: 'decline' });
  readonly draw: readonly Move[];
  readonly reveal: readonly Move[];
  readonly first: readonly Move[];
  // By card and seat: there are tens of thousands of these, of which a game needs few, so they are made when first asked for.
  readonly #destroy: (readonly Move[])[] = [];
  readonly #move: (readonly (readonly Move[])[])[] = [];

  constructor(deck: Deck, seats: number) {
    this.#deck = deck;
    this.#seats = seats;
    this.#cardById = new Map(deck.cards.map((card) => [card.id, card]));
    this.#occupantById = new Map(deck.occupants.map((occupant) => [occupant.id, occupant]));
    this.play = deck.cards.map((card) => deck.occupants.map((on): Move => Object.freeze({ type: 'play', card, on })));
    this.draw = deck.cards.map((card): Move => Object.freeze({ type: 'draw', card }));
    this.reveal = deck.occupants.map((occupant): Move => Object.freeze({ type: 'reveal', occupant }));
    this.first = Array.from({ length: seats }, (_, seat): Move => Object.freeze({ type: 'first', seat }));
  }

  destroy(card: Card, of: Seat, on: Occupant): Move {
    const key = card.index * this.#seats + of;
    this.#destroy[key] ??= this.#deck.occupants.map((one) => Object.freeze({ type: 'destroy', card, of, on: one }));
    return this.#destroy[key][on.index] as Move;
  }

  move(card: Card, of: Seat, from: Occupant, to: Occupant): Move {
    const key = card.index * this.#seats + of;
    const { occupants } = this.#deck;
    this.#move[key] ??= occupants.map((one) => occupants.map((other) => Object.freeze({ type: 'move', card, of, from: one, to: other })));
    return this.#move[key][from.index]?.[to.index] as Move;
  }

  parse(text: string): Move | undefined {
    const [type, ...words] = text.split(' ');
    const card = this.#cardById.get(words[0] ?? '');
    const move = this.#read(type, words, card);
    // One move, one text: what does not read back the same is no move.
    return move && format(move) === text ? move : undefined;
  }

  #read(type: string | undefined, words: readonly string[], card: Card | undefined): Move | undefined {
    const occupant = (at: number) => this.#occupantById.get(words[at] ?? '');
    const seat = this.#seat(words[type === 'first' ? 0 : 2]);
    switch (type) {
      case 'play': {
        const on = occupant(2);
        return card && on && this.play[card.index]?.[on.index];
      }
      case 'destroy': {
        const on = occupant(4);
        return card && seat !== undefined && on ? this.destroy(card, seat, on) : undefined;
      }
      case 'move': {
        const [from, to] = [occupant(4), occupant(6)];
        return card && seat !== undefined && from && to ? this.move(card, seat, from, to) : undefined;
      }
      case 'decline':
        return this.decline;
      case 'draw':
        return card && this.draw[card.index];
      case 'reveal':
        return this.reveal[occupant(0)?.index ?? -1];
      case 'first':
        return this.first[seat ?? -1];
      default:
        return undefined;
    }
  }

  #seat(text: string | undefined): Seat | undefined {
    const seat = Number(text ?? Number.NaN);
    return Number.isInteger(seat) && seat >= 0 && seat < this.#seats ? seat : undefined;
  }
}

export function format(move: Move): string {
  switch (move.type) {
    case 'play':
      return `play ${move.card.id} on ${move.on.id}`;
    case 'destroy':
      return `destroy ${move.card.id} of ${move.of} on ${move.on.id}`;
    case 'move':
      return `move ${move.card.id} of ${move.of} from ${move.from.id} to ${move.to.id}`;
    case 'decline':
      return 'decline';
    case 'draw':
      return `draw ${move.card.id}`;
    case 'reveal':
      return `reveal ${move.occupant.id}`;
    case 'first':
      return `first ${move.seat}`;
    default:
      return move satisfies never;
  }
}
