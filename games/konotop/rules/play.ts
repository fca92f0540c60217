import type { Seat } from '@coven/core';
import { type Card, cardNamed, type Deck, insert, type Occupier, occupierNamed, remove } from './deck.ts';
import type { Event } from './events.ts';
import type { NamedMove } from './moves.ts';
import { type FaceUp, faceUpOf, type State } from './state.ts';
import { copiesOn, timesOf, totalOf } from './strength.ts';

export type Tell = (event: Event) => void;

/** A move that changes what lies on the table. */
export type TableMove = NamedMove & { readonly type: 'play' | 'destroy' | 'move' };

/** Makes the move without what follows it. */
export function perform(deck: Deck, state: State, seat: Seat, move: TableMove, tell?: Tell): void {
  const card = move.face ?? cardNamed(deck, move.card);
  const target = move.target ?? occupierNamed(deck, move.type === 'move' ? move.to : move.on);
  if (move.type === 'play') lay(state, seat, card, target, tell);
  else if (move.type === 'destroy') destroy(state, seat, card, move.of, target, tell);
  else shift(state, seat, card, move.of, move.source ?? occupierNamed(deck, move.from), target, tell);
}

/** A card from hand goes to its player's side of the occupier. KW-2.2 */
function lay(state: State, seat: Seat, card: Card, on: Occupier, tell: Tell | undefined): void {
  const faceUp = faceUpOf(state, on) as FaceUp;
  remove(state.hands[seat] as Card[], card);
  insert(faceUp.cards[seat] as Card[], card);
  faceUp.total = totalOf(faceUp);
  if (tell === undefined) return;
  tell({ type: 'played', seat, card: card.id, on: on.id, times: timesOf(faceUp, card) });
  tellSetMade(faceUp, card, tell);
}

/** KW-4.2 */
function destroy(state: State, seat: Seat, card: Card, of: Seat, on: Occupier, tell: Tell | undefined): void {
  const faceUp = faceUpOf(state, on) as FaceUp;
  remove(faceUp.cards[of] as Card[], card);
  faceUp.total = totalOf(faceUp);
  discard(state, card);
  tell?.({ type: 'destroyed', seat, card: card.id, of, on: on.id });
  if (tell) tellSetBroken(faceUp, card, tell);
}

/** The card keeps its owner and side; its own effect does not happen again. KW-4.3 */
function shift(state: State, seat: Seat, card: Card, of: Seat, from: Occupier, to: Occupier, tell: Tell | undefined): void {
  const [left, reached] = [faceUpOf(state, from) as FaceUp, faceUpOf(state, to) as FaceUp];
  remove(left.cards[of] as Card[], card);
  insert(reached.cards[of] as Card[], card);
  left.total = totalOf(left);
  reached.total = totalOf(reached);
  if (tell === undefined) return;
  tell({ type: 'moved', seat, card: card.id, of, from: from.id, to: to.id, times: timesOf(reached, card) });
  tellSetBroken(left, card, tell);
  tellSetMade(reached, card, tell);
}

export function discard(state: State, card: Card): void {
  state.discard[card.index] = (state.discard[card.index] as number) + 1;
}

function tellSetMade(faceUp: FaceUp, card: Card, tell: Tell): void {
  if (card.set === undefined || copiesOn(faceUp, card) !== card.set.count) return;
  tell({ type: 'set-made', card: card.id, on: faceUp.occupier.id, times: card.set.times });
}

function tellSetBroken(faceUp: FaceUp, card: Card, tell: Tell): void {
  if (card.set === undefined || copiesOn(faceUp, card) !== card.set.count - 1) return;
  tell({ type: 'set-broken', card: card.id, on: faceUp.occupier.id });
}
