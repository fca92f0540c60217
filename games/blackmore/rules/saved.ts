import { Bag, type Json } from '@coven/core';
import type { Card } from './cards.ts';
import { type Hand, handOf, pickFrom } from './hand.ts';
import type { CardId } from './names.plain.ts';
import type { State } from './state.ts';

/** A state with ids in place of cards. */
type Saved = { [Key in keyof State]: Ids<State[Key]> };
type Ids<Value> =
  Value extends Bag<Card>
    ? CardId[]
    : Value extends Hand[] | Card[][]
      ? CardId[][]
      : Value extends Card[]
        ? CardId[]
        : Value extends Card | undefined
          ? CardId | null
          : Value;

export function save(cards: readonly Card[], state: State): Json {
  const ids = (of: readonly Card[]) => of.map((card) => card.id);
  const saved: Saved = {
    ...state,
    hands: state.hands.map((hand) => ids(pickFrom(hand, cards))),
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
    hands: saved.hands.map((ids) => handOf(cards(ids))),
    deck: Bag.of(cards(saved.deck)),
    pile: cards(saved.pile),
    trick: cards(saved.trick),
    trickSeats: [...saved.trickSeats],
    crowned: saved.crowned === null ? undefined : card(saved.crowned),
    won: saved.won.map(cards),
  };
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
