import { type Bins, heightsOf } from '@coven/research/chart/bins.ts';
import type { Distribution } from '@coven/research/simulate/report.ts';

const LEVELS = '▁▂▃▄▅▆▇█';

/** A distribution as a row of bars, the highest one full; a bin without games is empty. */
export function barLine(distribution: Distribution, bins: Bins): string {
  const heights = heightsOf(distribution, bins);
  const highest = Math.max(1, ...heights);
  return heights.map((games) => (games === 0 ? ' ' : LEVELS[Math.ceil((games / highest) * LEVELS.length) - 1])).join('');
}
