import { interned, seatsOf } from '@coven/core';
import type { Card } from './cards.ts';
import type { CardId } from './names.plain.ts';
import { type Move, notation } from './notation.plain.ts';

/** A move that names a card. */
type CardMove = Extract<Move, { readonly card: CardId }>;
/** One that was made here: it leads to its card without a search. */
type Interned = CardMove & { readonly face?: Card };

export type Moves = ReturnType<typeof movesOf>;

/** Every move there can be, made once: lists of moves share these records. */
export function movesOf(cards: readonly Card[], seats: number) {
  const play = cards.map((card) => cardMove('play', card));
  const crown = cards.map((card) => cardMove('crown', card));
  const draw = cards.map((card) => cardMove('draw', card));
  const keep: Move = Object.freeze({ type: 'keep' });
  const first = seatsOf(seats).map((seat): Move => Object.freeze({ type: 'first', seat }));
  const all = [...play, ...crown, ...draw, keep, ...first];
  return { play, crown, draw, keep, first, byText: new Map(all.map((move) => [notation.format(move), move])) };
}

function cardMove(type: CardMove['type'], face: Card): Move {
  return interned<Interned>({ type, card: face.id, face }, 'face');
}

/** The card that a move names. A search by id would cost a playout a seventh of its speed. */
export function cardOf(cards: ReadonlyMap<CardId, Card>, move: Interned): Card {
  return move.face ?? (cards.get(move.card) as Card);
}
