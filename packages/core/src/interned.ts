/**
 * Freezes a move that the rules make once and list again and again. `hidden` are the fields that lead the rules from the move, if it has
 * them, to their own records without a search; they are not enumerable, so that the move is plain data to everybody else. They must be in
 * the literal already: V8 keeps a field that is added later outside the object, which costs a playout 5 %.
 */
export function interned<M extends object>(move: M, ...hidden: readonly (keyof M)[]): Readonly<M> {
  for (const field of hidden) if (Object.hasOwn(move, field)) Object.defineProperty(move, field, { enumerable: false });
  return Object.freeze(move);
}
