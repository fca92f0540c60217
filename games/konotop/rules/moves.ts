import { interned, type Seat } from '@coven/core';
import type { Card, Deck, Occupier } from './deck.ts';
import { type Move, notation } from './notation.plain.ts';

/** What a move names, found once: the moves that the rules list have it, so that playing them looks nothing up. */
interface Named {
  readonly face?: Card;
  readonly target?: Occupier;
  readonly source?: Occupier;
}
export type NamedMove = Move & Named;

/** Every move there can be, each made once: lists of moves share these records. */
export class Moves {
  readonly #deck: Deck;
  readonly #seats: number;
  /** By card, then by occupier. */
  readonly play: readonly (readonly Move[])[];
  readonly decline: Move = Object.freeze({ type: 'decline' });
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
      deck.occupiers.map(
        (target): Move => interned<NamedMove>({ type: 'play', card: face.id, on: target.id, face, target }, 'face', 'target'),
      ),
    );
    this.draw = deck.cards.map((face): Move => interned<NamedMove>({ type: 'draw', card: face.id, face }, 'face'));
    this.reveal = deck.occupiers.map((target): Move => interned<NamedMove>({ type: 'reveal', occupier: target.id, target }, 'target'));
    this.first = Array.from({ length: seats }, (_, seat): Move => Object.freeze({ type: 'first', seat }));
  }

  destroy(face: Card, of: Seat, target: Occupier): Move {
    const key = face.index * this.#seats + of;
    this.#destroy[key] ??= this.#deck.occupiers.map(() => undefined);
    this.#destroy[key][target.index] ??= interned<NamedMove>(
      { type: 'destroy', card: face.id, of, on: target.id, face, target },
      'face',
      'target',
    );
    return this.#destroy[key][target.index] as Move;
  }

  shift(face: Card, of: Seat, source: Occupier, target: Occupier): Move {
    const key = face.index * this.#seats + of;
    const { occupiers } = this.#deck;
    this.#shift[key] ??= occupiers.flatMap(() => occupiers.map(() => undefined));
    const at = source.index * occupiers.length + target.index;
    this.#shift[key][at] ??= interned<NamedMove>(
      { type: 'move', card: face.id, of, from: source.id, to: target.id, face, source, target },
      'face',
      'source',
      'target',
    );
    return this.#shift[key][at] as Move;
  }

  parse(text: string): Move | undefined {
    const move = notation.parse(text);
    return move && this.#find(move);
  }

  #find(move: Move): Move | undefined {
    const { cardById, occupierById } = this.#deck;
    switch (move.type) {
      case 'play': {
        const [card, on] = [cardById.get(move.card), occupierById.get(move.on)];
        return card && on && this.play[card.index]?.[on.index];
      }
      case 'destroy': {
        const [card, on] = [cardById.get(move.card), occupierById.get(move.on)];
        return card && on && move.of < this.#seats ? this.destroy(card, move.of, on) : undefined;
      }
      case 'move': {
        const [card, from, to] = [cardById.get(move.card), occupierById.get(move.from), occupierById.get(move.to)];
        return card && from && to && move.of < this.#seats ? this.shift(card, move.of, from, to) : undefined;
      }
      case 'decline':
        return this.decline;
      case 'draw':
        return this.draw[cardById.get(move.card)?.index ?? -1];
      case 'reveal':
        return this.reveal[occupierById.get(move.occupier)?.index ?? -1];
      case 'first':
        return this.first[move.seat];
      default:
        return move satisfies never;
    }
  }
}
