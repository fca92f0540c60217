import type { CommonWords } from './index.ts';

const WITCHES = ['witch.1', 'witch.2', 'witch.3', 'witch.4', 'witch.5'] as const;

/** A bot goes by the name of a witch: the first, the second and so on, counted from 0. */
export function witchName(say: CommonWords, at: number): string {
  return say(WITCHES[at % WITCHES.length] ?? 'witch.1');
}
