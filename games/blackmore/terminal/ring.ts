import { type Colour, type Paint, widthOf } from '@coven/cli/paint.ts';

/** Odd, so that the strongest number stands exactly on top. */
export const RING_WIDTH = 25;
const RING_HEIGHT = 9;
const STRONGEST: Colour = '#ffd27a';
const WEAKEST: Colour = '#6b6275';

/** Numbers in a circle, the strongest on top and brightest, weaker ones clockwise; `middle` stands in the centre. */
export function ring(numbers: readonly number[], middle: readonly string[], paint: Paint): readonly string[] {
  const cells: string[][] = Array.from({ length: RING_HEIGHT }, () => Array.from({ length: RING_WIDTH }, () => ' '));
  const put = (turn: number, text: string) => {
    const angle = turn * 2 * Math.PI;
    const x = Math.round((RING_WIDTH - 1) / 2 + ((RING_WIDTH - 5) / 2) * Math.sin(angle));
    const y = Math.round((RING_HEIGHT - 1) / 2 - ((RING_HEIGHT - 1) / 2) * Math.cos(angle));
    const row = cells[y];
    if (row) row[x] = text;
  };
  const count = numbers.length;
  const steps = 3 * count;
  for (let step = 0; step < steps; step++) if (step % 3 !== 0) put(step / steps, paint.dim('·'));
  numbers.forEach((number, place) => {
    const text = paint.ink(fade(place / Math.max(1, count - 1)), String(number));
    put(place / count, place === 0 ? paint.bold(text) : text);
  });
  if (!paint.hasColour && count > 0) {
    const top = cells[0] as string[];
    top[(RING_WIDTH - 1) / 2 - 1] = '[';
    top[(RING_WIDTH - 1) / 2 + 1] = ']';
  }
  const from = Math.floor((RING_HEIGHT - middle.length) / 2);
  middle.forEach((line, at) => {
    const left = Math.floor((RING_WIDTH - widthOf(line)) / 2);
    const row = cells[from + at] as string[];
    row.splice(left, widthOf(line), line);
  });
  return cells.map((row) => row.join(''));
}

/** From the strongest's colour to the weakest's. */
function fade(part: number): Colour {
  const mix = (at: number) => {
    const [from, to] = [STRONGEST, WEAKEST].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}
