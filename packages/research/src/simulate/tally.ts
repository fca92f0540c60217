/** How often each whole number occurred. */
export type Counts = Map<number, number>;

/** Sums over games. Integers only, so that blocks can be added in any order with the same result. */
export interface Tally {
  games: number;
  /** Players' moves, without chance. */
  moves: number;
  readonly lengths: Counts;
  readonly seats: SeatTally[];
}

interface SeatTally {
  readonly scores: Counts;
  /** Games in first place, shared or not; then in second, and so on. */
  readonly places: number[];
}

/** One game's outcome, by seat. */
export interface Outcome {
  readonly game: number;
  readonly moves: number;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    moves: 0,
    lengths: new Map(),
    seats: Array.from({ length: seats }, () => ({ scores: new Map(), places: Array.from({ length: seats }, () => 0) })),
  };
}

export function addOutcome(tally: Tally, { moves, scores, places }: Outcome): void {
  tally.games++;
  tally.moves += moves;
  count(tally.lengths, moves, 1);
  tally.seats.forEach((seat, at) => {
    count(seat.scores, scores[at] ?? 0, 1);
    const place = (places[at] ?? 1) - 1;
    seat.places[place] = (seat.places[place] ?? 0) + 1;
  });
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.moves += more.moves;
  addCounts(sum.lengths, more.lengths);
  sum.seats.forEach((seat, at) => {
    const { scores, places } = more.seats[at] as SeatTally;
    addCounts(seat.scores, scores);
    places.forEach((games, place) => {
      seat.places[place] = (seat.places[place] ?? 0) + games;
    });
  });
}

function addCounts(sum: Counts, more: Counts): void {
  for (const [value, times] of more) count(sum, value, times);
}

function count(counts: Counts, value: number, times: number): void {
  counts.set(value, (counts.get(value) ?? 0) + times);
}
