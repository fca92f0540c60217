import { sayCommon } from '../words/words.svelte.ts';

const WITCHES = ['witch.1', 'witch.2', 'witch.3', 'witch.4', 'witch.5'] as const;

/** A bot goes by the name of the witch of its seat. */
export function botName(seat: number): string {
  return sayCommon(WITCHES[seat % WITCHES.length] ?? 'witch.1');
}
