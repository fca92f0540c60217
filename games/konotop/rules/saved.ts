import { byId, each, recordForm, type SavedForm } from '@coven/core';
import { type Card, type CardId, cardNamed, copiesIn, type Deck, type OccupierId, occupierNamed } from './deck.ts';
import type { FaceUp, Pending, State } from './state.ts';
import { isFalling, standing, totalOf } from './strength.ts';

/** A state with ids in place of cards and occupiers. The chain is left out while it holds no more than the cards whose effects wait. */
export function savedForm(deck: Deck): SavedForm<State> {
  const card = byId((id) => cardNamed(deck, id));
  const cards = each(card);
  const occupier = byId((id) => occupierNamed(deck, id));
  const faceUp: SavedForm<FaceUp | null, { occupant: OccupierId; cards: CardId[][] } | null> = {
    save: (one) => one && { occupant: one.occupier.id, cards: one.cards.map(cards.save) },
    load: (one) => one && standing(occupier.load(one.occupant), one.cards.map(cards.load)),
  };
  const form = recordForm<State>({
    hands: each(cards),
    row: each(faceUp),
    hidden: each(occupier),
    fallen: each(occupier),
    pending: each(recordForm<Pending>({ card, on: occupier })),
    chain: cards,
  });
  return {
    save(state) {
      const { chain, ...rest } = form.save(state) as { chain: CardId[] };
      return chain.length > state.pending.length ? { ...rest, chain } : rest;
    },
    load(json) {
      const saved = json as { pending: { card: CardId }[] };
      return form.load({ chain: saved.pending.map((waiting) => waiting.card), ...saved });
    },
  };
}

/** Broken invariants: every card and occupier is in exactly one place, and nothing stands that should have fallen. */
export function faults({ cards, occupiers, handSize }: Deck, state: State): readonly string[] {
  const found: string[] = [];
  const sides = state.row.flatMap((faceUp) => faceUp?.cards ?? []);
  const sorted = [...state.hands, ...sides];
  for (const card of cards) {
    const open = sorted.reduce((sum, side) => sum + copiesIn(side, card), 0);
    const copies = open + (state.deck[card.index] ?? 0) + (state.discard[card.index] ?? 0);
    if (copies !== card.copies) found.push(`${copies} copies of ${card.id}`);
  }
  if (state.deck.some((copies) => copies < 0)) found.push('the deck owes a card');
  if (state.deck.reduce((sum, copies) => sum + copies, 0) !== state.deckSize) found.push('the deck is miscounted');
  for (const side of sorted) {
    if (side.some((card, at) => at > 0 && (side[at - 1] as Card).index > card.index)) found.push('cards are not sorted');
  }
  for (const hand of state.hands) if (hand.length > handSize) found.push(`a hand of ${hand.length}`);

  const seen = [...state.hidden, ...state.fallen, ...state.row.flatMap((faceUp) => faceUp?.occupier ?? [])];
  if (seen.length !== occupiers.length || new Set(seen).size !== seen.length) found.push('an occupier is missing or doubled');
  for (const faceUp of state.row) if (faceUp && faceUp.total !== totalOf(faceUp)) found.push(`${faceUp.occupier.id} is miscounted`);
  if (state.phase === 'effect' ? state.pending.length === 0 : state.pending.length > 0) found.push(`effects wait in ${state.phase}`);
  if (state.chain.at(-1) !== state.pending.at(-1)?.card) found.push('the chain does not end with the card whose effect waits');
  if (state.phase === 'play' || state.phase === 'draw') {
    for (const faceUp of state.row) {
      if (faceUp && isFalling(faceUp)) found.push(`${faceUp.occupier.id} should have fallen`);
    }
  }
  if ((state.phase === 'play' || state.phase === 'draw') && state.hidden.length > 0 && state.row.includes(null))
    found.push('a gap in the row');
  return found;
}
