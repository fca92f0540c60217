import type { CardNumber } from './cards.ts';

export const SIDES = ['descending', 'ascending'] as const;
export type Side = (typeof SIDES)[number];

/** The numbers from strongest to weakest while the wheel stands at `wheel`. BM-2.1, BM-2.2 */
export function ranking(side: Side, wheel: CardNumber, numbers = 9): readonly CardNumber[] {
  const step = side === 'descending' ? numbers - 1 : 1;
  return Array.from({ length: numbers }, (_, place) => ((wheel - 1 + place * step) % numbers) + 1);
}

/** `rankings[wheel]`; none while no card is turned up. */
export function rankings(side: Side, numbers: number): readonly (readonly CardNumber[])[] {
  return Array.from({ length: numbers + 1 }, (_, wheel) => (wheel === 0 ? [] : ranking(side, wheel, numbers)));
}

/** `strength[wheel][number]`: the higher the stronger, from 1 to `numbers`. The same for every colour. BM-2.3 */
export function strengths(side: Side, numbers: number): readonly (readonly number[])[] {
  const none = Array.from({ length: numbers + 1 }, () => 0);
  const rows = [none];
  for (let wheel = 1; wheel <= numbers; wheel++) {
    const row = [...none];
    ranking(side, wheel, numbers).forEach((number, place) => {
      row[number] = numbers - place;
    });
    rows.push(row);
  }
  return rows;
}
