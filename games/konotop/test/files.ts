import type { CardEntry, CardFile, OccupierEntry } from '../rules/card-file.ts';
import { deckOf } from '../rules/deck.ts';
import { type Effect, OUR_FILE } from '../rules/index.ts';
import { rulesFor } from '../rules/rules.ts';

const named = (id: string) => ({ uk: id, en: id });

export function occupier(id: string, threshold: number, rewards: OccupierEntry['rewards'] = [3, 2, 1]): OccupierEntry {
  return { id, name: named(id), threshold, rewards };
}

export function card(id: string, strength: number, copies: number, effect: Effect | null = null): CardEntry {
  return { id, name: named(id), strength, copies, effect };
}

/** Rules for a file that need not pass the check: tiny decks and odd ones. */
export function oddRules(file: CardFile, seats: number, rowSize: number, handSize: number, ties: 'next' | 'skip' = 'next') {
  return rulesFor(deckOf(file, rowSize, handSize), { seats, ties, ownCards: null });
}

/** The text of our own file with something changed. */
export function changed(change: (file: Draft) => void): string {
  const draft = JSON.parse(JSON.stringify(OUR_FILE)) as Draft;
  change(draft);
  return JSON.stringify(draft, null, 1);
}

/** Anything may be written into it. */
export interface Draft {
  // biome-ignore lint/suspicious/noExplicitAny: a test writes what no type allows.
  [field: string]: any;
}
