import type { CharacterRow } from './data.ts';
import type { Counts } from './ingredients.plain.ts';
import type { Move } from './notation.plain.ts';
import type { Face } from './recipes.ts';

/** What a character can do besides its own recipe; each is read where its rule number stands. */
export const ABILITIES = [
  'fresh-start', // WW-7.1
  'hand-of-five', // WW-7.2
  'blind-play', // WW-7.3
  'discard-after-use', // WW-7.4
  'brew-from-bench', // WW-7.5
  'buy-grimoire', // WW-7.6
  'flips-every-round', // WW-7.7
  'forced-growth', // WW-7.8
  'turn-any-recipe', // WW-7.9
  'five-kind-cauldron', // WW-7.10
] as const;
export type Ability = (typeof ABILITIES)[number];

export type CharacterId = string;

/** Everybody may have it at once; the others are one of a kind. WW-1.1 */
export const INITIATE: CharacterId = 'initiate';

export interface Character {
  readonly id: CharacterId;
  /** Place in the fixed order, from 0. */
  readonly index: number;
  readonly start: Counts;
  readonly ability: Ability | undefined;
  /** How many symbols of each arcanum it bears. WW-1.3 */
  readonly symbols: readonly number[];
  /** Its own recipe, as laid out and turned over. */
  readonly faces: readonly [upright: Face, turned: Face] | undefined;
  /** Chance offers it, a draft keeps it. */
  readonly offer: Move;
  readonly keep: Move;
}

export function isInitiate(row: Pick<CharacterRow, 'id'>): boolean {
  return row.id === INITIATE;
}
