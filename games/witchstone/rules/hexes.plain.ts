/** Axial coordinates, counted from the middle. */
export type At = readonly [q: number, r: number];

/** A cell of a hexagonal board. Its id is a letter for the row from the top and a number from the left: `d4` is the middle of radius 3. */
export interface Cell {
  readonly index: number;
  readonly id: string;
  readonly q: number;
  readonly r: number;
}

/** Clockwise from the right; the edge towards direction k lies at 60° × k. */
export const DIRECTIONS: readonly At[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Row by row from the top. */
export function cellsOf(radius: number): readonly Cell[] {
  const cells: Cell[] = [];
  for (let r = -radius; r <= radius; r++) {
    const letter = String.fromCharCode(97 + r + radius);
    const left = Math.max(-radius, -radius - r);
    const right = Math.min(radius, radius - r);
    for (let q = left; q <= right; q++) {
      cells.push(Object.freeze({ index: cells.length, id: `${letter}${q - left + 1}`, q, r }));
    }
  }
  return cells;
}
