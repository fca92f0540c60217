import type { Context } from '../command.ts';

/** How figures are written. */
export function figuresIn({ language }: Pick<Context, 'language'>) {
  const fixed = (digits: number) => {
    const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    return (value: number) => format.format(value);
  };
  const one = fixed(1);
  const percent = (rate: number) => `${one(rate * 100)} %`;
  return {
    whole: fixed(0),
    one,
    two: fixed(2),
    three: fixed(3),
    percent,
    interval: ({ low, high }: { readonly low: number; readonly high: number }) => `${one(low * 100)} – ${percent(high)}`,
  };
}
