import type { CardEntry, CardFile, OccupierEntry } from './card-file.ts';
import type { OptionalEffect } from './effects.ts';

/** For example `bandos`. */
export type OccupierId = string;
/** For example `tuman`; all copies of a card share it. */
export type CardId = string;

/** One frozen record per occupier. */
export interface Occupier extends Omit<OccupierEntry, 'provenance'> {
  /** Place in the file, from 0. */
  readonly index: number;
}

/** One frozen record per kind of witch card: copies cannot be told apart. */
export interface Card extends Omit<CardEntry, 'provenance'> {
  /** The boost against each occupier by its index, 1 if there is none. KW-3.2 */
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
  readonly occupiers: readonly Occupier[];
  readonly cards: readonly Card[];
  readonly occupierById: ReadonlyMap<OccupierId, Occupier>;
  readonly cardById: ReadonlyMap<CardId, Card>;
  /** Face-up occupiers at a time. KW-1.1 */
  readonly rowSize: number;
  /** KW-1.2, KW-6.1 */
  readonly handSize: number;
}

export const ROW_SIZE = 4;
export const HAND_SIZE = 5;

export function deckOf(file: CardFile, rowSize = ROW_SIZE, handSize = HAND_SIZE): Deck {
  const occupiers = file.occupants.map(occupierOf);
  const cards = file.cards.map((entry, index) => cardOf(entry, index, file.occupants));
  return { occupiers, cards, occupierById: byId(occupiers), cardById: byId(cards), rowSize, handSize };
}

function byId<Piece extends { readonly id: string }>(pieces: readonly Piece[]): ReadonlyMap<string, Piece> {
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

/** The card of an id that is in the deck. */
export function cardNamed({ cardById }: Deck, id: CardId): Card {
  return cardById.get(id) as Card;
}

/** The occupier of an id that is in the deck. */
export function occupierNamed({ occupierById }: Deck, id: OccupierId): Occupier {
  return occupierById.get(id) as Occupier;
}

function occupierOf({ id, name, threshold, rewards }: OccupierEntry, index: number): Occupier {
  return Object.freeze({ id, name, threshold, rewards, index });
}

function cardOf({ id, name, strength, copies, effect }: CardEntry, index: number, occupiers: readonly OccupierEntry[]): Card {
  const against: Readonly<Record<string, number>> = effect?.kind === 'boost' ? effect.against : {};
  return Object.freeze({
    id,
    name,
    strength,
    copies,
    effect,
    times: occupiers.map((occupier) => (Object.hasOwn(against, occupier.id) ? (against[occupier.id] ?? 1) : 1)),
    set: effect?.kind === 'set-boost' ? effect : undefined,
    optional: effect === null || effect.kind === 'boost' || effect.kind === 'set-boost' ? undefined : effect,
    index,
  });
}

/** Keeps a hand, or the cards on one side of an occupier, in the file's order. */
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

/** Removes one copy, which must be there. */
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
