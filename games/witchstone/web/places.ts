import type { Move } from '../rules/index.ts';

/** Where the tile may be laid: its first half on `at`, its second on `toward`. */
export type Place = Extract<Move, { type: 'lay' }>;

export function placesOf(moves: readonly Move[]): readonly Place[] {
  return moves.filter((move) => move.type === 'lay');
}

function isSame(one: Place, other: Place): boolean {
  return one.at === other.at && one.toward === other.toward;
}

/** The tile turned to its next place around the cell of its first half. */
export function turned(places: readonly Place[], now: Place): Place {
  const around = places.filter(({ at }) => at === now.at);
  return around[(around.findIndex((place) => isSame(place, now)) + 1) % around.length] ?? now;
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
