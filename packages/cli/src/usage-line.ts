import type { FileProblem } from '@coven/research/file-problem.ts';
import type { CliWords } from '@coven/words';
import type { UsageError } from './usage.ts';

/** A usage error as a sentence. */
export function usageLine(say: CliWords, { code, args }: UsageError | FileProblem): string {
  // Both pair each code with its arguments, and the catalogue has the same pairs.
  const line = (say as (key: string, args: object) => string)(`usage.${code}`, args);
  const close = 'nearest' in args && args.nearest !== '' ? ` ${say('usage.nearest', { nearest: args.nearest })}` : '';
  return `${line}${close}`;
}
