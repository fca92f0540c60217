import { lawsOf, type Unseen } from '@coven/core/laws';
import { type Whirling, whirling } from '../../src/whirling/index.ts';
import type { Recipe } from '../../src/whirling/recipes.ts';

/** What a viewer has never seen: cards dealt to others, still in the deck, or face down; in a draft, the others' pairs and the box. */
const unseen: Unseen<Whirling> = (state, viewer, past) => {
  const seen = new Set<string>();
  for (const event of past) {
    if (event.type === 'revealed') seen.add(event.card);
    if ((event.type === 'dealt' || event.type === 'drew') && event.seat === viewer) seen.add(event.card);
    if (event.type === 'hands-passed' && viewer !== 'spectator') for (const card of event.hands[viewer] ?? []) seen.add(card);
  }
  const hidden = [...state.deck.sorted(), ...state.discards, ...state.players.flatMap(({ hand }) => hand)].filter(
    ({ id }) => !seen.has(id),
  );
  const ids = (cards: readonly Recipe[]) => cards.map(({ id }) => id);
  // A pick may turn a card only if it has the mark: cards with and without it are told apart by what may be done with them.
  const cards = [ids(hidden.filter(({ isReversible }) => isReversible)), ids(hidden.filter(({ isReversible }) => !isReversible))];
  if (state.phase !== 'draft') return cards;
  const pairs = state.players.flatMap(({ offered }, seat) => (seat === viewer ? [] : offered));
  return [...cards, [...pairs, ...state.cast].map(({ id }) => id)];
};

lawsOf({
  game: whirling,
  seats: [2, 3, 4, 5],
  options: ['initiate', 'draft', 'random'].map((characters) => ({ characters })),
  seeds: 200,
  unseen,
});
