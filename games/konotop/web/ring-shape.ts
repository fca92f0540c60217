const TAU = Math.PI * 2;

/** The arc of one of `count` blocks around a ring, clockwise from the top, as a path around the origin. */
export function blockPath(at: number, count: number, radius: number, gap: number): string {
  const half = gap / radius / 2;
  const start = (at / count) * TAU + half;
  const end = ((at + 1) / count) * TAU - half;
  return `M${point(start, radius)}A${radius} ${radius} 0 0 1 ${point(end, radius)}`;
}

function point(angle: number, radius: number): string {
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
}
