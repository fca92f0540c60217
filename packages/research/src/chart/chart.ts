/** A part of a chart, as wide as the chart. */
export interface Part {
  readonly height: number;
  drawnAt(top: number): string;
}

export const WIDTH = 720;
export const MARGIN = 24;
export const TITLE_HEIGHT = 24;
export const AXIS_HEIGHT = 20;
export const INK = '#2a1a3d';
export const BAR = '#7a4fb5';

/** Parts one below the other, as an SVG document that needs nothing else. */
export function chartOf(title: string, parts: readonly Part[]): string {
  let top = MARGIN + TITLE_HEIGHT;
  const drawn = parts.map((part) => {
    const text = part.drawnAt(top);
    top += part.height;
    return text;
  });
  const height = top + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="${INK}">
<title>${escaped(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fffdf7"/>
<text x="${MARGIN}" y="${MARGIN}" font-size="18" font-weight="bold">${escaped(title)}</text>
${drawn.join('\n')}
</svg>
`;
}

export function fixed(value: number): string {
  return value.toFixed(1);
}

export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
