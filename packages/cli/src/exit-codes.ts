import type { Context } from './command.ts';

/** Every exit code with its meaning. */
export function exitCodes({ say }: Context): readonly (readonly [string, string])[] {
  return [
    ['0', say('exit.fine')],
    ['1', say('exit.rejected')],
    ['2', say('exit.usage')],
    ['70', say('exit.broken')],
    ['130', say('exit.interrupted')],
  ];
}
