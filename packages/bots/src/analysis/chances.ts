import type { Standing } from '@coven/core';

/** A sure win: chances are whole tenths of a percent, so that everything adds up exactly, and on the page, too. */
export const SURE = 1000;

/** By seat. */
export type Chances = readonly number[];

/** Whole numbers next to `values` that add up to `total`, which the values do but for their fractions. */
export function balanced(values: readonly number[], total: number): Chances {
  const whole = values.map(Math.floor);
  const missing = total - whole.reduce((sum, value) => sum + value, 0);
  const byFraction = values.map((value, seat) => ({ seat, fraction: value - Math.floor(value) })).sort((a, b) => b.fraction - a.fraction);
  for (let at = 0; at < missing; at++) {
    const { seat } = byFraction[at % byFraction.length] as (typeof byFraction)[number];
    whole[seat] = (whole[seat] as number) + 1;
  }
  return whole;
}

/** Shares from 0 to 1, which add up to 1, as chances. */
export function chancesOf(shares: readonly number[]): Chances {
  return balanced(
    shares.map((share) => share * SURE),
    SURE,
  );
}

/** The end: winners share it. By seat, from 0 to 1. */
export function sharesOf(standings: readonly Standing[]): readonly number[] {
  const winners = standings.filter(({ place }) => place === 1).length;
  const shares = standings.map(() => 0);
  for (const { seat, place } of standings) if (place === 1) shares[seat] = 1 / winners;
  return shares;
}

export function difference(one: readonly number[], other: readonly number[]): readonly number[] {
  return one.map((value, seat) => value - (other[seat] as number));
}
