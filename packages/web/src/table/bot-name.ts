import { witchName } from '@coven/words';
import { sayCommon } from '../words/words.svelte.ts';

/** A bot goes by the name of the witch of its seat. */
export function botName(seat: number): string {
  return witchName(sayCommon, seat);
}
