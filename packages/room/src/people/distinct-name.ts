import { MAX_NAME_CHARACTERS } from '@coven/protocol';
import type { Seating } from '../parts/seating.ts';
import type { GuestId } from './guest.ts';

/** Latin letters, and below each the Cyrillic or Greek one that looks the same as a capital or a small letter. */
const LOOKALIKES: readonly (readonly [latin: string, other: string])[] = [
  ['aeopcyxijsbmhtk', 'аеорсухіјѕвмнтк'],
  ['abehikmnoptyxz', 'αβεηικμνορτυχζ'],
];
const LATIN = new Map(LOOKALIKES.flatMap(([latin, other]) => Array.from(other, (letter, at) => [letter, latin.charAt(at)] as const)));

/** The name under which others see a guest at this table: numbered if another player's name looks the same. */
export function distinctName({ chairs }: Seating, guest: GuestId, name: string): string {
  const taken = new Set(chairs.flatMap((chair) => (chair.kind === 'human' && chair.guest !== guest ? [looksOf(chair.name)] : [])));
  let distinct = name;
  for (let number = 2; taken.has(looksOf(distinct)); number++) {
    const suffix = ` ${number}`;
    distinct = `${Array.from(name)
      .slice(0, MAX_NAME_CHARACTERS - suffix.length)
      .join('')
      .trimEnd()}${suffix}`;
  }
  return distinct;
}

/** The same for names that look the same. */
function looksOf(name: string): string {
  return Array.from(name.normalize('NFKC').toLowerCase(), (letter) => LATIN.get(letter) ?? letter).join('');
}
