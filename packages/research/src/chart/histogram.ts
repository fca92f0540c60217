import type { Distribution } from '../simulate/report.ts';
import { binsFor, heightsOf } from './bins.ts';
import { AXIS_HEIGHT, BAR, escaped, fixed, INK, MARGIN, type Part, TITLE_HEIGHT, WIDTH } from './chart.ts';

/** A title, and bars over whole numbers. */
export interface Histogram {
  readonly title: string;
  readonly distribution: Distribution;
  /** Histograms of one group share their range, so that they can be compared; each is as high as its own highest bar. */
  readonly group: string;
}

const PANEL_HEIGHT = 120;
const MAX_BINS = 60;
const MAX_BAR_WIDTH = 48;

export function histogramParts(histograms: readonly Histogram[]): readonly Part[] {
  return histograms.map((histogram) => ({
    height: TITLE_HEIGHT + PANEL_HEIGHT + AXIS_HEIGHT,
    drawnAt: (top) =>
      drawn(
        histogram,
        histograms.filter(({ group }) => group === histogram.group),
        top,
      ),
  }));
}

function drawn({ title, distribution }: Histogram, alike: readonly Histogram[], top: number): string {
  const bins = binsFor(
    alike.map((other) => other.distribution),
    MAX_BINS,
  );
  const heights = heightsOf(distribution, bins);
  const highest = Math.max(1, ...heights);
  const step = Math.min(MAX_BAR_WIDTH, (WIDTH - 2 * MARGIN) / bins.count);
  const end = fixed(MARGIN + step * bins.count);
  const base = top + TITLE_HEIGHT + PANEL_HEIGHT;
  const bars = heights.flatMap((games, at) => {
    if (games === 0) return [];
    const height = (games / highest) * (PANEL_HEIGHT - 8);
    const from = bins.min + at * bins.width;
    const range = bins.width === 1 ? String(from) : `${from}–${from + bins.width - 1}`;
    const box = `x="${fixed(MARGIN + at * step)}" y="${fixed(base - height)}" width="${fixed(Math.max(1, step - 1))}" height="${fixed(height)}"`;
    return [`<rect ${box} fill="${BAR}"><title>${range}: ${games}</title></rect>`];
  });
  return `<g>
<text x="${MARGIN}" y="${top + TITLE_HEIGHT - 8}">${escaped(title)}</text>
${bars.join('\n')}
<path d="M${MARGIN} ${base}H${end}" stroke="${INK}"/>
<text x="${MARGIN}" y="${base + 15}">${bins.min}</text>
<text x="${end}" y="${base + 15}" text-anchor="end">${bins.max}</text>
</g>`;
}
