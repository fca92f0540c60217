import { settings } from '../settings.svelte.ts';

/** Chances out of a hundred, to the tenth: what adds up exactly adds up on the page. */
export function chanceText(chances: number, sure: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format((chances * 100) / sure);
}

/** A change with its sign. */
export function changeText(change: number, sure: number, digits: 0 | 1 = 1): string {
  const format = { signDisplay: 'exceptZero', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(settings.language, format).format((change * 100) / sure).replace('-', '−');
}
