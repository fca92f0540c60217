import { AXIS_HEIGHT, BAR, escaped, fixed, INK, MARGIN, type Part, TITLE_HEIGHT, WIDTH } from './chart.ts';

/** A share between 0 and 1 with the interval in which it lies, between what is written beside it. */
export interface Whisker {
  readonly label: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly figures: string;
}

const ROW_HEIGHT = 26;
const LABEL_WIDTH = 130;
const FIGURES_WIDTH = 210;
const FROM = MARGIN + LABEL_WIDTH;
const TO = WIDTH - MARGIN - FIGURES_WIDTH;
const DOT = 4.5;

/** Shares one below the other on a scale from 0 to 100 %, with a line at an even share. */
export function whiskersPart(title: string, whiskers: readonly Whisker[], even: number): Part {
  const height = TITLE_HEIGHT + whiskers.length * ROW_HEIGHT + AXIS_HEIGHT;
  return {
    height,
    drawnAt(top) {
      const [first, base] = [top + TITLE_HEIGHT, top + height - AXIS_HEIGHT];
      return `<g>
<text x="${MARGIN}" y="${first - 8}">${escaped(title)}</text>
<path d="M${at(even)} ${first}V${base}" stroke="${INK}" stroke-dasharray="2 3"/>
${whiskers.map((whisker, row) => drawn(whisker, first + (row + 0.5) * ROW_HEIGHT)).join('\n')}
<path d="M${FROM} ${base}H${TO}" stroke="${INK}"/>
<text x="${FROM}" y="${base + 15}">0 %</text>
<text x="${TO}" y="${base + 15}" text-anchor="end">100 %</text>
</g>`;
    },
  };
}

function drawn({ label, mean, low, high, figures }: Whisker, middle: number): string {
  return `<text x="${MARGIN}" y="${middle + 4}">${escaped(label)}</text>
<path d="M${at(low)} ${middle}H${at(high)}" stroke="${BAR}" stroke-width="3" stroke-linecap="round"/>
<circle cx="${at(mean)}" cy="${middle}" r="${DOT}" fill="${BAR}"/>
<text x="${WIDTH - MARGIN}" y="${middle + 4}" text-anchor="end">${escaped(figures)}</text>`;
}

function at(share: number): string {
  return fixed(FROM + share * (TO - FROM));
}
