import type { Distribution } from '../simulate/report.ts';

/** The range that several distributions share, cut into equally wide bins of whole numbers. */
export interface Bins {
  readonly min: number;
  readonly max: number;
  /** Whole numbers in a bin. */
  readonly width: number;
  readonly count: number;
}

export function binsFor(distributions: readonly Distribution[], most: number): Bins {
  const values = distributions.flatMap((distribution) => distribution.map(([value]) => value));
  if (values.length === 0) return { min: 0, max: 0, width: 1, count: 1 };
  const min = values.reduce((a, b) => Math.min(a, b));
  const max = values.reduce((a, b) => Math.max(a, b));
  const width = Math.ceil((max - min + 1) / most);
  return { min, max, width, count: Math.ceil((max - min + 1) / width) };
}

/** The number of games in each bin. */
export function heightsOf(distribution: Distribution, { min, width, count }: Bins): readonly number[] {
  const heights = Array.from({ length: count }, () => 0);
  for (const [value, games] of distribution) {
    const at = Math.floor((value - min) / width);
    heights[at] = (heights[at] ?? 0) + games;
  }
  return heights;
}
