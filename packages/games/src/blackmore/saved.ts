import { Bag, type Json } from '@coven/core';
import type { Card, CardId } from './cards.ts';
import type { State } from './state.ts';

/** A state with ids in place of cards. */
type Saved = { [Key in keyof State]: Ids<State[Key]> };
type Ids<Value> =
  Value extends Bag<Card>
    ? CardId[]
    : Value extends Card[][]
      ? CardId[][]
      : Value extends Card[]
        ? CardId[]
        : Value extends Card | undefined
          ? CardId | null
          : Value;

export function save(state: State): Json {
  const ids = (cards: readonly Card[]) => cards.map((card) => card.id);
  const saved: Saved = {
    ...state,
    hands: state.hands.map(ids),
    deck: ids(state.deck.sorted()),
    pile: ids(state.pile),
    trick: ids(state.trick),
    trickSeats: [...state.trickSeats],
    crowned: state.crowned?.id ?? null,
    won: state.won.map(ids),
  };
  return saved;
}

export function load(byId: ReadonlyMap<CardId, Card>, json: Json): State {
  const saved = json as unknown as Saved;
  const card = (id: CardId) => byId.get(id) as Card;
  const cards = (ids: readonly CardId[]) => ids.map(card);
  return {
    ...saved,
    hands: saved.hands.map(cards),
    deck: Bag.of(cards(saved.deck)),
    pile: cards(saved.pile),
    trick: cards(saved.trick),
    trickSeats: [...saved.trickSeats],
    crowned: saved.crowned === null ? undefined : card(saved.crowned),
    won: saved.won.map(cards),
  };
}

/** Broken invariants: every card is in exactly one place, hands are sorted and within their size. */
export function faults(cards: readonly Card[], handSize: number, state: State): readonly string[] {
  const found: string[] = [];
  const isOpenTrick = state.phase === 'follow' || state.phase === 'crown';
  const places = [...state.hands, state.deck.sorted(), state.pile, ...state.won, isOpenTrick ? state.trick : []];
  const seen = new Set<Card>();
  for (const card of places.flat()) {
    if (seen.has(card)) found.push(`${card.id} lies in two places`);
    seen.add(card);
  }
  for (const card of cards) if (!seen.has(card)) found.push(`${card.id} is missing`);
  state.hands.forEach((hand, seat) => {
    if (hand.length > handSize) found.push(`seat ${seat} holds ${hand.length} cards`);
    if (hand.some((card, at) => at > 0 && (hand[at - 1] as Card).index >= card.index)) found.push(`the hand of seat ${seat} is not sorted`);
  });
  if (state.isFinal && state.deck.size > 0) found.push('the final stage began before the deck ran out');
  if (state.trick.length !== state.trickSeats.length) found.push('a card of the trick has no player');
  const trump = state.pile.at(-1);
  if (trump && trump.number !== state.wheel) found.push(`the wheel shows ${state.wheel} under ${trump.id}`);
  return found;
}
