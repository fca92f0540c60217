import { byId, each, inBag, orNull, recordForm, type SavedForm } from '@coven/core';
import type { Card } from './cards.ts';
import { type Hand, handOf, pickFrom } from './hand.ts';
import type { CardId } from './names.plain.ts';
import type { State } from './state.ts';

/** A state with ids in place of cards. */
export function savedForm(all: readonly Card[], cardById: ReadonlyMap<CardId, Card>): SavedForm<State> {
  const card = byId((id) => cardById.get(id) as Card);
  const cards = each(card);
  const hand: SavedForm<Hand, CardId[]> = { save: (held) => cards.save(pickFrom(held, all)), load: (ids) => handOf(cards.load(ids)) };
  return recordForm<State>({ hands: each(hand), deck: inBag(card), pile: cards, trick: cards, crowned: orNull(card), won: each(cards) });
}

/** Broken invariants: every card is in exactly one place, hands are within their size. */
export function faults(cards: readonly Card[], handSize: number, state: State): readonly string[] {
  const found: string[] = [];
  const isOpenTrick = state.phase === 'follow' || state.phase === 'crown';
  const hands = state.hands.map((hand) => pickFrom(hand, cards));
  const places = [...hands, state.deck.sorted(), state.pile, ...state.won, isOpenTrick ? state.trick : []];
  const seen = new Set<Card>();
  for (const card of places.flat()) {
    if (seen.has(card)) found.push(`${card.id} lies in two places`);
    seen.add(card);
  }
  for (const card of cards) if (!seen.has(card)) found.push(`${card.id} is missing`);
  state.hands.forEach(({ size }, seat) => {
    if (size > handSize) found.push(`seat ${seat} holds ${size} cards`);
    if (size !== hands[seat]?.length) found.push(`seat ${seat} counts ${size} cards and holds ${hands[seat]?.length}`);
  });
  if (state.isFinal && state.deck.size > 0) found.push('the final stage began before the deck ran out');
  if (state.trick.length !== state.trickSeats.length) found.push('a card of the trick has no player');
  const trump = state.pile.at(-1);
  if (trump && trump.number !== state.wheel) found.push(`the wheel shows ${state.wheel} under ${trump.id}`);
  return found;
}
