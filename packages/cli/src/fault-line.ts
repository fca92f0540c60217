import type { Problem } from '@coven/core';
import { type FaultMessages, faultSentence, loadFaults, sayFrom } from '@coven/words';
import type { Context } from './command.ts';

/** A fault as one sentence in the language of the command line; `why` says what only the game knows. */
export async function faultLine(
  { common, language }: Context,
  problem: Pick<Problem, 'code' | 'args'>,
  why: (reason: string) => string,
): Promise<string | undefined> {
  return faultSentence({ common, say: sayFrom<FaultMessages>(await loadFaults(language)) }, problem, why);
}
