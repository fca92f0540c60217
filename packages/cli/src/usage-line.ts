import type { CliWords } from '@coven/words';
import type { UsageError } from './usage.ts';

/** A usage error as a sentence. */
export function usageLine(say: CliWords, { code, args }: UsageError): string {
  // `UsageError` pairs each code with its arguments, and the catalogue has the same pairs.
  const line = (say as (key: string, args: object) => string)(`usage.${code}`, args);
  const close = 'nearest' in args && args.nearest !== '' ? ` ${say('usage.nearest', { nearest: args.nearest })}` : '';
  return `${line}${close}`;
}
