import { binsFor, heightsOf } from './bins.ts';
import type { Distribution } from './report.ts';

/** A panel of a chart: a title, and bars over whole numbers. */
export interface Panel {
  readonly title: string;
  readonly distribution: Distribution;
  /** Panels of one group share their range, so that they can be compared; each is as high as its own highest bar. */
  readonly group: string;
}

const WIDTH = 720;
const MARGIN = 24;
const PANEL_HEIGHT = 120;
const TITLE_HEIGHT = 24;
const AXIS_HEIGHT = 20;
const MAX_BINS = 60;
const MAX_BAR_WIDTH = 48;
const INK = '#2a1a3d';
const BAR = '#7a4fb5';

/** Histograms one below the other, as an SVG document that needs nothing else. */
export function chartOf(title: string, panels: readonly Panel[]): string {
  const height = MARGIN * 2 + TITLE_HEIGHT + panels.length * (PANEL_HEIGHT + TITLE_HEIGHT + AXIS_HEIGHT);
  const parts = panels.map((panel, at) =>
    panelAt(
      panel,
      panels.filter(({ group }) => group === panel.group),
      MARGIN + TITLE_HEIGHT + at * (PANEL_HEIGHT + TITLE_HEIGHT + AXIS_HEIGHT),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="${INK}">
<title>${escaped(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>
<text x="${MARGIN}" y="${MARGIN}" font-size="18" font-weight="bold">${escaped(title)}</text>
${parts.join('\n')}
</svg>
`;
}

function panelAt({ title, distribution }: Panel, alike: readonly Panel[], top: number): string {
  const bins = binsFor(
    alike.map((panel) => panel.distribution),
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

function fixed(value: number): string {
  return value.toFixed(1);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
