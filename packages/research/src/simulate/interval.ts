/** The normal quantile of a two-sided 95 % interval. */
export const Z = 1.959963984540054;

/** Wilson's 95 % confidence interval for a rate; valid near 0 and 1 and for few games. */
export function wilson(wins: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const centre = rate + (Z * Z) / (2 * games);
  const scale = 1 + (Z * Z) / games;
  return { low: Math.min(rate, Math.max(0, (centre - spread) / scale)), high: Math.max(rate, Math.min(1, (centre + spread) / scale)) };
}
