import type { Effect } from './effects.ts';
import json from './konotop.json' with { type: 'json' };

/** In Ukrainian, the language of the rulebook, and in English; a card file may add the other two. */
export interface Names {
  readonly uk: string;
  readonly en: string;
  readonly ru?: string;
  readonly fr?: string;
}

export interface OccupierEntry {
  readonly id: string;
  readonly name: Names;
  /** The strength that destroys it, all players together. KW-5.1 */
  readonly threshold: number;
  /** For first, second and third place. KW-5.2 */
  readonly rewards: readonly [number, number, number];
  readonly provenance?: string | Readonly<Record<string, string>>;
}

export interface CardEntry {
  readonly id: string;
  readonly name: Names;
  readonly strength: number;
  readonly copies: number;
  readonly effect: Effect | null;
  readonly provenance?: string | Readonly<Record<string, string>>;
}

/** The format of a card file. KW-8.1 */
export interface CardFile {
  readonly note?: string;
  readonly occupants: readonly OccupierEntry[];
  readonly cards: readonly CardEntry[];
}

/** The cards that come with the game; a test checks it like any other card file. */
export const OUR_FILE = json as unknown as CardFile;
