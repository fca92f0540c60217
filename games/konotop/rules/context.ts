import type { Deck } from './deck.ts';
import type { Moves } from './moves.ts';
import type { Ties } from './names.plain.ts';
import type { OwnCards } from './view.ts';

export interface Settings {
  readonly seats: number;
  readonly ties: Ties;
  /** What viewers need to know of cards that did not come with the game. */
  readonly ownCards: OwnCards | null;
}

/** What the rules need besides the state. */
export interface Context extends Settings {
  readonly deck: Deck;
  readonly moves: Moves;
}
