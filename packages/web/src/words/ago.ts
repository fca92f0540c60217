import type { Language } from '@coven/words';

/** In milliseconds, the longest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 0],
] as const;

function passedSince(moment: number): readonly [count: number, unit: (typeof UNITS)[number][0]] {
  const passed = Math.max(0, Date.now() - moment);
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? UNITS[0];
  return [length === 0 ? 0 : Math.floor(passed / length), unit];
}

/** How long ago a moment was, such as `3 hours ago`; less than a minute is `now`. */
export function agoText(moment: number, language: Language): string {
  const [count, unit] = passedSince(moment);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit);
}

/** For how long something has lasted, such as `3 hours`; nothing if it has just begun. */
export function lastedText(moment: number, language: Language): string {
  const [count, unit] = passedSince(moment);
  return count === 0 ? '' : new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
