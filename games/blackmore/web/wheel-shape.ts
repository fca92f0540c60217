import { NUMBERS } from '../rules/names.plain.ts';

/** The wheel is drawn in a square of 320 units, its centre at 160. */
const CENTRE = 160;
export const STEP = 360 / NUMBERS;

function at(radius: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180;
  return `${(CENTRE + radius * Math.sin(turn)).toFixed(1)} ${(CENTRE - radius * Math.cos(turn)).toFixed(1)}`;
}

/** Seven rays outside each place, as long as the place ranks high. */
export const RAYS: readonly { readonly path: string; readonly light: number }[] = Array.from({ length: NUMBERS }, (_, place) => {
  const share = 1 - place / (NUMBERS + 1);
  const path = [-3, -2, -1, 0, 1, 2, 3]
    .map((ray) => {
      const angle = STEP * place + (ray * STEP) / 7;
      const length = (ray % 2 === 0 ? 22 : 15) * share;
      return `M${at(137.5, angle - 1.05)}L${at(137.5 + length, angle)}L${at(137.5, angle + 1.05)}Z`;
    })
    .join('');
  return { path, light: 1 - place * 0.085 };
});

/** A band that thins clockwise, from the strongest to the weakest. */
export const COMET: string = (() => {
  const from = -16;
  const to = 336;
  const outer: string[] = [];
  const inner: string[] = [];
  for (let angle = from; angle <= to; angle += 4) {
    outer.push(at(131, angle));
    const head = Math.min(1, (angle - from) / 20);
    inner.unshift(at(131 - 6.8 * head * (1 - (angle - from) / (to - from)), angle));
  }
  return `M${[...outer, ...inner].join('L')}Z`;
})();

/** Between the weakest and the strongest. */
export const SEAM = `M${at(86, -STEP / 2)}L${at(133, -STEP / 2)}`;

/** *Beats*: one mark between each two neighbours. */
export const BEATS: readonly { readonly transform: string; readonly light: number }[] = Array.from({ length: NUMBERS - 1 }, (_, place) => {
  const angle = STEP * (place + (place === 0 ? 0.58 : 0.5));
  return { transform: `translate(${at(108, angle)}) rotate(${angle.toFixed(1)})`, light: 0.9 - place * 0.07 };
});

/** How large a number is drawn in its place. */
export function sizeAt(place: number): number {
  return place === 0 ? 1.55 : 1 - (place - 1) * 0.036;
}

/** The turn that brings the ring from one number to another by the shortest way, in steps from −4 to 4. */
export function shortestTurn(fromPlace: number): number {
  const steps = ((fromPlace % NUMBERS) + NUMBERS) % NUMBERS;
  return steps > NUMBERS / 2 ? NUMBERS - steps : -steps;
}
