import { interned, type Seat, seatsOf } from '@coven/core';
import type { Card, Deck, Occupier } from './deck.ts';
import { type Move, notation } from './notation.plain.ts';

/** What a move names, found once: the moves that the rules list have it, so that playing them looks nothing up. */
interface Named {
  readonly face?: Card;
  readonly target?: Occupier;
  readonly source?: Occupier;
}
export type NamedMove = Move & Named;

const made = (move: NamedMove): Move => interned(move, 'face', 'target', 'source');

/** Every move there can be, each made once: lists of moves share these records. */
export class Moves {
  readonly #deck: Deck;
  readonly #seats: number;
  /** By card, then by occupier. */
  readonly play: readonly (readonly Move[])[];
  readonly decline = made({ type: 'decline' });
  readonly draw: readonly Move[];
  readonly reveal: readonly Move[];
  readonly first: readonly Move[];
  // By card and seat, then by occupiers: there are tens of thousands of these, of which a game needs few, so each is made when first asked for.
  readonly #destroy: (Move | undefined)[][] = [];
  readonly #shift: (Move | undefined)[][] = [];

  constructor(deck: Deck, seats: number) {
    this.#deck = deck;
    this.#seats = seats;
    this.play = deck.cards.map((face) =>
      deck.occupiers.map((target) => made({ type: 'play', card: face.id, on: target.id, face, target })),
    );
    this.draw = deck.cards.map((face) => made({ type: 'draw', card: face.id, face }));
    this.reveal = deck.occupiers.map((target) => made({ type: 'reveal', occupier: target.id, target }));
    this.first = seatsOf(seats).map((seat) => made({ type: 'first', seat }));
  }

  destroy(face: Card, of: Seat, target: Occupier): Move {
    const key = face.index * this.#seats + of;
    this.#destroy[key] ??= this.#deck.occupiers.map(() => undefined);
    this.#destroy[key][target.index] ??= made({ type: 'destroy', card: face.id, of, on: target.id, face, target });
    return this.#destroy[key][target.index] as Move;
  }

  shift(face: Card, of: Seat, source: Occupier, target: Occupier): Move {
    const key = face.index * this.#seats + of;
    const { occupiers } = this.#deck;
    this.#shift[key] ??= occupiers.flatMap(() => occupiers.map(() => undefined));
    const at = source.index * occupiers.length + target.index;
    this.#shift[key][at] ??= made({ type: 'move', card: face.id, of, from: source.id, to: target.id, face, source, target });
    return this.#shift[key][at] as Move;
  }

  /** The record of a move that can be made at this table. */
  parse(text: string): Move | undefined {
    const move = notation.parse(text);
    if (!move) return undefined;
    const named: Partial<Record<'type' | 'card' | 'on' | 'from' | 'to', string>> = move;
    const { cardById, occupierById } = this.#deck;
    const card = cardById.get(named.card ?? '');
    const from = occupierById.get(named.from ?? '');
    const to = occupierById.get(named.on ?? named.to ?? '');
    switch (move.type) {
      case 'play':
        return card && to && this.play[card.index]?.[to.index];
      case 'destroy':
        return card && to && move.of < this.#seats ? this.destroy(card, move.of, to) : undefined;
      case 'move':
        return card && from && to && move.of < this.#seats ? this.shift(card, move.of, from, to) : undefined;
      case 'decline':
        return this.decline;
      case 'draw':
        return card && this.draw[card.index];
      case 'reveal':
        return this.reveal[occupierById.get(move.occupier)?.index ?? -1];
      case 'first':
        return this.first[move.seat];
      default:
        return move satisfies never;
    }
  }
}
