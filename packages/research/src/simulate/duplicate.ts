/** Which bot of the list sits in a seat: with every game of a deal, all move on by one. */
export function lineupAt(game: number, seat: number, seats: number): number {
  return (seat + game) % seats;
}

/** The number of the deal that a game plays. */
export function dealOf(game: number, seats: number): number {
  return Math.floor(game / seats);
}
