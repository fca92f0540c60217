/** What the list of offered moves says about laying a tile: `lay <first half> <second half>`. */
export interface Place {
  readonly move: string;
  readonly at: string;
  readonly toward: string;
}

export function placesOf(moves: readonly string[]): readonly Place[] {
  return moves.flatMap((move) => {
    const [type, at, toward] = move.split(' ');
    return type === 'lay' && at && toward ? [{ move, at, toward }] : [];
  });
}

/** The tile turned to its next place around the cell of its first half. */
export function turned(places: readonly Place[], now: Place): Place {
  const around = places.filter(({ at }) => at === now.at);
  return around[(around.findIndex(({ move }) => move === now.move) + 1) % around.length] ?? now;
}

/** The same tile the other way round. */
export function flipped(places: readonly Place[], now: Place): Place {
  return places.find(({ at, toward }) => at === now.toward && toward === now.at) ?? now;
}

/** Where the tile goes if its first half is put on a cell: turned as it was if that fits, otherwise towards any free neighbour. */
export function placedAt(places: readonly Place[], cell: string, direction: (place: Place) => number, wanted: number): Place | undefined {
  const around = places.filter(({ at }) => at === cell);
  return around.find((place) => direction(place) === wanted) ?? around[0] ?? places.find(({ toward }) => toward === cell);
}
