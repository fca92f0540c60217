/** Sums over games. Integers only, so that blocks can be added in any order with the same result. */
export interface Tally {
  games: number;
  /** Players' moves, without chance. */
  moves: number;
  shortest: number;
  longest: number;
  readonly seats: SeatTally[];
}

interface SeatTally {
  /** Number of games in first place, shared or not. */
  wins: number;
  score: number;
  squares: number;
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    moves: 0,
    shortest: Number.MAX_SAFE_INTEGER,
    longest: 0,
    seats: Array.from({ length: seats }, () => ({ wins: 0, score: 0, squares: 0 })),
  };
}

export function addTally(sum: Tally, block: Tally): void {
  sum.games += block.games;
  sum.moves += block.moves;
  sum.shortest = Math.min(sum.shortest, block.shortest);
  sum.longest = Math.max(sum.longest, block.longest);
  sum.seats.forEach((seat, at) => {
    const more = block.seats[at] as SeatTally;
    seat.wins += more.wins;
    seat.score += more.score;
    seat.squares += more.squares;
  });
}
