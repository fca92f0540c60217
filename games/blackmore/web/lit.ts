import { litZones } from '@coven/web/games/lit-zones.ts';

/** Where a lesson's words point. */
export const lit = litZones({
  wheel: (number) => [number === undefined ? '.disc' : `[data-anchor="wheel-${number}"]`],
  ranking: () => ['.disc'],
  trick: (card) => (card === undefined ? ['.seats .card', '.seats'] : [`.seats [data-piece="${card}"]`]),
  result: () => ['.end'],
});
