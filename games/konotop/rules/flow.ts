import type { By, Seat } from '@coven/core';
import { isOffered } from './chain.ts';
import type { Context } from './context.ts';
import { type Card, type CardId, cardNamed, insert, type Occupier, occupierNamed } from './deck.ts';
import type { NamedMove } from './moves.ts';
import { discard, perform, type Tell } from './play.ts';
import { awardsOf } from './scoring.ts';
import { type FaceUp, type Pending, type State, turnedUp } from './state.ts';
import { isFalling } from './strength.ts';

export function apply(context: Context, state: State, by: By, move: NamedMove, tell?: Tell): void {
  const { deck } = context;
  switch (move.type) {
    case 'play':
    case 'destroy':
    case 'move':
      state.pending.pop();
      perform(deck, state, by as Seat, move, tell);
      if (move.type === 'play') offerEffect(context, state, by as Seat, move);
      break;
    case 'decline': {
      const { card } = state.pending.pop() as Pending;
      if (card.optional) tell?.({ type: 'declined', seat: by as Seat, card: card.id, effect: card.optional.kind });
      break;
    }
    case 'draw':
      takeCard(context, state, move.face ?? cardNamed(deck, move.card), tell);
      return;
    case 'reveal':
      turnUp(context, state, move.target ?? occupierNamed(deck, move.occupier), tell);
      return;
    case 'first': // KW-1.3
      state.first = move.seat;
      tell?.({ type: 'began', seat: move.seat });
      startTurn(context, state, move.seat, tell);
      return;
    default:
      move satisfies never;
  }
  // KW-2.1, KW-5.1: once no effect is left to decide, the play stage is over and cannot be entered again.
  if (state.pending.length > 0) {
    state.phase = 'effect';
    return;
  }
  if (state.chain.length > 0) state.chain = [];
  check(context, state, 0, tell);
}

/** KW-2.3, KW-2.4: a card played by an effect may use its own. */
function offerEffect({ deck, moves }: Context, state: State, seat: Seat, played: NamedMove & { readonly type: 'play' }): void {
  const card = played.face ?? cardNamed(deck, played.card);
  if (!card.optional) return;
  const pending = { card, on: played.target ?? occupierNamed(deck, played.on) };
  if (!isOffered(moves, state, seat, pending)) return;
  state.pending.push(pending);
  state.chain.push(pending.card);
}

/** The check stage from one place of the row on: falls are settled left to right, each gap refilled at once. KW-5.1, KW-5.5 */
function check(context: Context, state: State, from: number, tell: Tell | undefined): void {
  const { row } = state;
  for (let place = from; place < row.length; place++) {
    const faceUp = row[place];
    if (!faceUp || !isFalling(faceUp)) continue;
    fall(context, state, faceUp, place, tell);
    if (state.hidden.length > 0) {
      state.gap = place;
      state.phase = 'refill';
      return;
    }
  }
  if (state.fallen.length === context.deck.occupiers.length) {
    state.phase = 'over'; // KW-6.2
    tell?.({ type: 'ended' });
  } else {
    drawUp(context, state, tell);
  }
}

function fall({ ties }: Context, state: State, faceUp: FaceUp, place: number, tell: Tell | undefined): void {
  const { occupier, cards, total } = faceUp;
  const awards = awardsOf(faceUp, ties);
  for (const award of awards) {
    const points = state.points[award.seat] as [number, number, number];
    if (award.place !== null) points[award.place - 1] = (points[award.place - 1] as number) + award.points;
  }
  for (const side of cards) for (const card of side) discard(state, card);
  state.row[place] = null;
  state.fallen.push(occupier);
  tell?.({ type: 'fell', occupier: occupier.id, place, strength: total, awards });
}

/** KW-1.1 at the start, KW-5.5 later. */
function turnUp(context: Context, state: State, occupier: Occupier, tell: Tell | undefined): void {
  const { row, gap } = state;
  state.hidden.splice(state.hidden.indexOf(occupier), 1);
  row[gap] = turnedUp(occupier, context.seats);
  tell?.({ type: 'revealed', occupier: occupier.id, place: gap });
  if (state.phase === 'refill') {
    check(context, state, gap + 1, tell);
    return;
  }
  state.gap++;
  if (state.gap === row.length || state.hidden.length === 0) state.phase = 'deal';
}

function takeCard(context: Context, state: State, card: Card, tell: Tell | undefined): void {
  const seat = state.toAct;
  state.deck[card.index] = (state.deck[card.index] as number) - 1;
  state.deckSize--;
  insert(state.hands[seat] as Card[], card);
  if (state.phase === 'draw') {
    tell?.({ type: 'drew', seat, card: card.id });
    drawUp(context, state, tell);
    return;
  }
  // KW-1.2: one card to each in turn.
  tell?.({ type: 'dealt', seat, card: card.id });
  state.toAct = after(context, seat);
  if ((state.hands[state.toAct] as Card[]).length === context.deck.handSize || state.deckSize === 0) state.phase = 'first';
}

/** The draw stage, or what is left of it. KW-6.1 */
function drawUp(context: Context, state: State, tell: Tell | undefined): void {
  const hand = state.hands[state.toAct] as Card[];
  if (hand.length < context.deck.handSize) {
    if (state.deckSize === 0) reshuffle(context, state, tell);
    if (state.deckSize > 0) {
      state.phase = 'draw';
      return;
    }
  }
  startTurn(context, state, after(context, state.toAct), tell);
}

function reshuffle({ deck: { cards } }: Context, state: State, tell: Tell | undefined): void {
  const { deck, discard } = state;
  const shuffled: Record<CardId, number> | undefined = tell && {};
  for (let index = 0; index < discard.length; index++) {
    const copies = discard[index] as number;
    if (copies === 0) continue;
    deck[index] = copies;
    discard[index] = 0;
    state.deckSize += copies;
    if (shuffled) shuffled[(cards[index] as Card).id] = copies;
  }
  if (shuffled && state.deckSize > 0) tell?.({ type: 'reshuffled', cards: shuffled });
}

function startTurn(context: Context, state: State, seat: Seat, tell: Tell | undefined): void {
  state.toAct = seat;
  if ((state.hands[seat] as Card[]).length > 0) {
    state.phase = 'play';
    return;
  }
  // KW-2.2: nothing to play, and so nothing to check. A hand or a pile has a card: KW-6.4 cannot happen.
  tell?.({ type: 'skipped', seat });
  drawUp(context, state, tell);
}

function after({ seats }: Context, seat: Seat): Seat {
  return seat + 1 === seats ? 0 : seat + 1;
}
