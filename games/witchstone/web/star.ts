/** A real five-point star in a square of 240 units, its tips on a circle around the middle. */
const MIDDLE = 120;
const TIP = 94;
/** Where the lines of a pentagram cross. */
const NOTCH = TIP * 0.46;

type Point = readonly [x: number, y: number];

const CORNERS: readonly Point[] = Array.from({ length: 10 }, (_, k) => {
  const angle = (k * 36 * Math.PI) / 180;
  const far = k % 2 === 0 ? TIP : NOTCH;
  return [MIDDLE + far * Math.sin(angle), MIDDLE - far * Math.cos(angle)];
});

export const STAR: string = CORNERS.map((corner) => corner.map((value) => value.toFixed(1)).join(',')).join(' ');
/** The five lines from tip to tip. */
export const LINES: string = `M${[0, 4, 8, 2, 6].map((k) => (CORNERS[k] as Point).map((value) => value.toFixed(1)).join(' ')).join('L')}Z`;

/** Where each of the track's cells lies: evenly along the star's edge, the last one on the upper tip. */
export function stopsOf(count: number): readonly { readonly x: number; readonly y: number }[] {
  return Array.from({ length: count }, (_, cell) => {
    const along = (((cell + 1) % count) / count) * 10;
    const edge = Math.floor(along);
    const [ax, ay] = CORNERS[edge] as Point;
    const [bx, by] = CORNERS[(edge + 1) % 10] as Point;
    const share = along - edge;
    return { x: ax + (bx - ax) * share, y: ay + (by - ay) * share };
  });
}
