/** How a cauldron of some radius lies in its picture; lengths are steps between neighbours, counted from the middle. */
export type Pot = ReturnType<typeof potOf>;

export function potOf(radius: number) {
  const wide = 2 * radius + 2;
  const high = 2 * radius * (Math.sqrt(3) / 2) + 2.35;
  const far = radius + 0.74;
  return {
    wide,
    high,
    viewBox: `${-wide / 2} ${-high / 2} ${wide} ${high}`,
    /** The pot's six corners, outside the cells. */
    corners: Array.from({ length: 6 }, (_, k) => {
      const angle = (k * Math.PI) / 3;
      return `${(far * Math.cos(angle)).toFixed(3)},${(far * Math.sin(angle)).toFixed(3)}`;
    }).join(' '),
    left: (x: number) => `${((x + wide / 2) / wide) * 100}%`,
    top: (y: number) => `${((y + high / 2) / high) * 100}%`,
  };
}
