/** How a game writes its moves: one line of text each, used in records, on the wire and by bots. */
export interface Notation<Move> {
  /** Must never change: old records are parsed with it. */
  format(move: Move): string;
  /** The move as plain data; `undefined` if the text is not a move of this game. */
  parse(text: string): Move | undefined;
}
