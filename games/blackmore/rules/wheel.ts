import { type CardNumber, NUMBERS, strengthIn } from './names.plain.ts';

export const SIDES = ['descending', 'ascending'] as const;
export type Side = (typeof SIDES)[number];

/** The numbers from strongest to weakest while the wheel stands at `wheel`. BM-2.1, BM-2.2 */
export function ranking(side: Side, wheel: CardNumber, numbers = NUMBERS): readonly CardNumber[] {
  const step = side === 'descending' ? numbers - 1 : 1;
  return Array.from({ length: numbers }, (_, place) => ((wheel - 1 + place * step) % numbers) + 1);
}

/** `rankings[wheel]`; none while no card is turned up. */
export function rankings(side: Side, numbers: number): readonly (readonly CardNumber[])[] {
  return Array.from({ length: numbers + 1 }, (_, wheel) => (wheel === 0 ? [] : ranking(side, wheel, numbers)));
}

/** `strength[wheel][number]`; all 0 while no card is turned up. The same for every colour. BM-2.3 */
export function strengths(side: Side, numbers: number): readonly (readonly number[])[] {
  return rankings(side, numbers).map((order) => Array.from({ length: numbers + 1 }, (_, number) => strengthIn(order, number)));
}
