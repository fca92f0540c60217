/** How one game writes its moves: one line of text each, the same in records, on the wire and for bots. */
export interface Notation<Move> {
  /** Stable for ever: old records are read with it. */
  format(move: Move): string;
  /** The move as plain data; `undefined` for a text that no move of this game is written as. */
  parse(text: string): Move | undefined;
}
