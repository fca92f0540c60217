import type { CardEntry, CardFile, Names, OccupantEntry } from './card-file.ts';
import type { Effect, OptionalEffect } from './effects.ts';

/** For example `bandos`. */
export type OccupantId = string;
/** For example `tuman`; all copies of a card share it. */
export type CardId = string;

/** One frozen record per occupant. */
export interface Occupant {
  readonly id: OccupantId;
  readonly name: Names;
  /** The strength that destroys it, all players together. KW-5.1 */
  readonly threshold: number;
  /** For first, second and third place. KW-5.2 */
  readonly rewards: readonly [number, number, number];
  /** Place in the file, from 0. */
  readonly index: number;
}

/** One frozen record per kind of witch card: copies cannot be told apart. */
export interface Card {
  readonly id: CardId;
  readonly name: Names;
  readonly strength: number;
  readonly copies: number;
  readonly effect: Effect | null;
  /** The boost against each occupant by its index, 1 if there is none. KW-3.2 */
  readonly times: readonly number[];
  /** How many make a set and what each then counts. KW-3.3 */
  readonly set: { readonly count: number; readonly times: number } | undefined;
  /** What the player may do when the card is down. KW-2.4 */
  readonly optional: OptionalEffect | undefined;
  /** Place in the file, from 0: hands are sorted by it. */
  readonly index: number;
}

/** What the rules are played with; tests use tiny ones. */
export interface Deck {
  readonly occupants: readonly Occupant[];
  readonly cards: readonly Card[];
  /** Face-up occupants at a time. KW-1.1 */
  readonly rowSize: number;
  /** KW-1.2, KW-6.1 */
  readonly handSize: number;
}

export const ROW_SIZE = 4;
export const HAND_SIZE = 5;

export function deckOf({ occupants, cards }: CardFile, rowSize = ROW_SIZE, handSize = HAND_SIZE): Deck {
  return {
    occupants: occupants.map(occupantOf),
    cards: cards.map((entry, index) => cardOf(entry, index, occupants)),
    rowSize,
    handSize,
  };
}

function occupantOf({ id, name, threshold, rewards }: OccupantEntry, index: number): Occupant {
  return Object.freeze({ id, name, threshold, rewards, index });
}

function cardOf({ id, name, strength, copies, effect }: CardEntry, index: number, occupants: readonly OccupantEntry[]): Card {
  const against: Readonly<Record<string, number>> = effect?.kind === 'boost' ? effect.against : {};
  return Object.freeze({
    id,
    name,
    strength,
    copies,
    effect,
    times: occupants.map((occupant) => (Object.hasOwn(against, occupant.id) ? (against[occupant.id] ?? 1) : 1)),
    set: effect?.kind === 'set-boost' ? effect : undefined,
    optional: effect === null || effect.kind === 'boost' || effect.kind === 'set-boost' ? undefined : effect,
    index,
  });
}

/** Keeps a hand, or the cards on one side of an occupant, in the file's order. */
export function insert(cards: Card[], card: Card): void {
  let at = cards.length;
  cards.push(card);
  while (at > 0) {
    const before = cards[at - 1] as Card;
    if (before.index <= card.index) break;
    cards[at] = before;
    at--;
  }
  cards[at] = card;
}

/** Takes out one copy, which must be there. */
export function remove(cards: Card[], card: Card): void {
  let at = cards.length - 1;
  let held = cards.pop() as Card;
  while (held !== card) {
    at--;
    const before = cards[at] as Card;
    cards[at] = held;
    held = before;
  }
}

export function copiesIn(cards: readonly Card[], card: Card): number {
  let copies = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) copies++;
  return copies;
}
