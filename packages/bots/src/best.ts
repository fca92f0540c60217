/** The move that is worth most, the first of equals; `moves` is never empty. */
export function bestOf<Move>(moves: readonly Move[], worthOf: (move: Move) => number): { readonly move: Move; readonly worth: number } {
  let best = moves[0] as Move;
  let max = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const worth = worthOf(move);
    if (worth > max) {
      max = worth;
      best = move;
    }
  }
  return { move: best, worth: max };
}
