import type { Notation } from '@coven/core';

/** The moves of one table, read from their texts. The same text gives the same record each time, so that records can be compared by identity. */
export class MoveReader<Move extends object> {
  readonly #notation: Notation<Move>;
  readonly #read = new Map<string, Move>();
  /** A picture asks for the same move several times with each touch. */
  readonly #texts = new WeakMap<Move, string>();
  readonly #lists = new WeakMap<readonly string[], readonly Move[]>();

  constructor(notation: Notation<Move>) {
    this.#notation = notation;
  }

  text(move: Move): string {
    let text = this.#texts.get(move);
    if (text === undefined) {
      text = this.#notation.format(move);
      this.#texts.set(move, text);
    }
    return text;
  }

  /** The same list as long as the texts are the same list. */
  all(texts: readonly string[]): readonly Move[] {
    const moves = this.#lists.get(texts) ?? texts.flatMap((text) => this.#of(text) ?? []);
    this.#lists.set(texts, moves);
    return moves;
  }

  /** The record that stands for a move that a picture has made. */
  known(move: Move): Move {
    return this.#of(this.text(move)) ?? move;
  }

  #of(text: string): Move | undefined {
    const move = this.#read.get(text) ?? this.#notation.parse(text);
    if (move) this.#read.set(text, move);
    return move;
  }
}

/** Whether two moves are the same; `null` is no move. */
export function isSameMove<Move extends object>(notation: Notation<Move>, one: Move | null, other: Move | null): boolean {
  return one === other || (one !== null && other !== null && notation.format(one) === notation.format(other));
}
