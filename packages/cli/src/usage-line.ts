import type { Problem } from '@coven/core';
import type { CliWords } from '@coven/words';

/** A usage error, or another problem whose code has a line of the same name, as a sentence. */
export function usageLine(say: CliWords, { code, args }: Problem): string {
  const line = (say as (key: string, args: Problem['args']) => string)(`usage.${code}`, args);
  return args.nearest ? `${line} ${say('usage.nearest', { nearest: String(args.nearest) })}` : line;
}
