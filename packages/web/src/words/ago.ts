import { settings } from '../settings.svelte.ts';

/** In milliseconds, the longest first. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, such as `3 hours ago`. */
export function agoText(moment: number): string {
  const passed = Math.max(0, Date.now() - moment);
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const found = UNITS.find(([, length]) => passed >= length);
  return found ? format.format(-Math.floor(passed / found[1]), found[0]) : format.format(0, 'second');
}
