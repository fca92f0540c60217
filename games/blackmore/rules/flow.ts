import type { By, Seat } from '@coven/core';
import type { Card } from './cards.ts';
import type { Context } from './context.ts';
import type { Event } from './events.ts';
import { add, type Hand, remove } from './hand.ts';
import { cardOf } from './moves.ts';
import type { Move } from './notation.plain.ts';
import { type State, trumpOf } from './state.ts';
import { isByNumber, whyOf, winningPlace } from './trick.ts';

export type Tell = (event: Event) => void;

export function apply(context: Context, state: State, by: By, move: Move, tell?: Tell): void {
  switch (move.type) {
    case 'play':
      play(context, state, by as Seat, cardOf(context.cardById, move), tell);
      break;
    case 'crown':
      crown(context, state, by as Seat, cardOf(context.cardById, move), tell);
      break;
    case 'keep':
      tell?.({ type: 'kept', seat: by as Seat });
      finishTrick(context, state, tell);
      break;
    case 'draw':
      draw(context, state, cardOf(context.cardById, move), tell);
      break;
    case 'first':
      begin(state, move.seat, tell);
      break;
    default:
      move satisfies never;
  }
}

function draw(context: Context, state: State, card: Card, tell: Tell | undefined): void {
  state.deck.take(card);
  const seat = state.toAct;
  switch (state.phase) {
    case 'deal': // BM-1.1
      add(state.hands[seat] as Hand, card);
      tell?.({ type: 'dealt', seat, card: card.id });
      state.toAct = after(context, seat);
      if ((state.hands[context.seats - 1] as Hand).size === context.handSize) state.phase = 'turn-up';
      return;
    case 'turn-up': // BM-1.2
      state.pile.push(card);
      state.wheel = card.number;
      tell?.({ type: 'turned-up', card: card.id });
      if (context.first === undefined) state.phase = 'first';
      else begin(state, context.first, tell);
      return;
    default: // BM-4.1
      add(state.hands[seat] as Hand, card);
      tell?.({ type: 'drew', seat, card: card.id });
      state.toDraw--;
      state.toAct = after(context, seat);
      if (state.deck.size === 0 || state.toDraw === 0) endDrawing(context, state, tell);
  }
}

function begin(state: State, seat: Seat, tell: Tell | undefined): void {
  state.leader = seat;
  state.toAct = seat;
  state.phase = 'lead';
  tell?.({ type: 'began', seat });
}

function play(context: Context, state: State, seat: Seat, card: Card, tell: Tell | undefined): void {
  tell?.(
    state.phase === 'lead' ? { type: 'led', seat, card: card.id, trick: trickNumber(context, state) } : played(context, state, seat, card),
  );
  remove(state.hands[seat] as Hand, card);
  if (state.phase === 'lead') {
    // BM-3.5: the finished trick is put away. Emptied one by one, the lists keep their capacity for the next trick.
    for (let left = state.trick.length; left > 0; left--) {
      state.trick.pop();
      state.trickSeats.pop();
    }
    state.crowned = undefined;
    state.leader = seat;
    state.phase = 'follow';
  }
  state.trick.push(card);
  state.trickSeats.push(seat);

  // BM-3.2, BM-4.5: clockwise, every player who has a card, until it is the leader's turn again.
  for (let next = after(context, seat); next !== state.leader; next = after(context, next)) {
    if ((state.hands[next] as Hand).size > 0) {
      state.toAct = next;
      return;
    }
  }
  const place = winningPlace(state.trick, trumpOf(state)?.suit, context.strength[state.wheel] as readonly number[]);
  const winner = state.trickSeats[place] as Seat;
  const best = state.trick[place] as Card;
  state.leader = winner;
  state.toAct = winner;
  state.phase = 'crown';
  tell?.({ type: 'trick-won', seat: winner, card: best.id, ...(best.suit === trumpOf(state)?.suit && { as: 'trump' }) });
}

/** The number of the trick that is led now. Nothing counts tricks: what was drawn, and in the final stage what was played, tells it. */
function trickNumber({ seats, handSize, cards }: Context, { deck, hands, isFinal }: State): number {
  const toDraw = cards.length - seats * handSize - 1;
  if (!isFinal) return 1 + (toDraw - deck.size) / seats;
  // The winner of the last trick before the final stage got a card for certain, and plays in every trick since.
  return 1 + Math.max(1, Math.ceil(toDraw / seats)) + handSize - Math.max(...hands.map(({ size }) => size));
}

function played(context: Context, state: State, seat: Seat, card: Card): Event {
  const trump = trumpOf(state)?.suit;
  const strength = context.strength[state.wheel] as readonly number[];
  const best = state.trick[winningPlace(state.trick, trump, strength)] as Card;
  const [led] = state.trick as [Card];
  const why = whyOf(card, best, led.suit, trump, strength);
  const event: Event = { type: 'played', seat, card: card.id };
  if (why === undefined) return event;
  return isByNumber(why) ? { ...event, why, over: best.number } : { ...event, why };
}

function crown(context: Context, state: State, seat: Seat, card: Card, tell: Tell | undefined): void {
  state.pile.push(card);
  state.wheel = card.number;
  state.crowned = card;
  tell?.({ type: 'crowned', seat, card: card.id });
  finishTrick(context, state, tell);
}

function finishTrick(context: Context, state: State, tell: Tell | undefined): void {
  const { trick, crowned } = state;
  const won = state.won[state.leader] as Card[];
  for (let i = 0; i < trick.length; i++) {
    const card = trick[i] as Card;
    if (card !== crowned) won.push(card);
  }
  if (state.isFinal) {
    startTrick(context, state, tell);
    return;
  }
  state.toDraw = context.seats;
  if (state.deck.size > 0) state.phase = 'draw';
  else endDrawing(context, state, tell);
}

/** Everybody has drawn, or the deck has run out. */
function endDrawing(context: Context, state: State, tell: Tell | undefined): void {
  if (state.deck.size === 0) {
    for (; state.toDraw > 0; state.toDraw--) {
      takeTrump(state, state.toAct, tell);
      state.toAct = after(context, state.toAct);
    }
    state.isFinal = true; // BM-4.3
    tell?.({ type: 'final-stage' });
  }
  startTrick(context, state, tell);
}

/** BM-4.2, BM-4.4 */
function takeTrump(state: State, seat: Seat, tell: Tell | undefined): void {
  const card = state.pile.pop();
  if (card === undefined) {
    tell?.({ type: 'went-without', seat });
    return;
  }
  add(state.hands[seat] as Hand, card);
  const trump = trumpOf(state);
  if (trump) state.wheel = trump.number;
  tell?.({ type: 'took-trump', seat, card: card.id, trump: trump?.id ?? null });
}

/** BM-4.5: the winner leads, or the next player clockwise who has a card. BM-5.1: or nobody. */
function startTrick(context: Context, state: State, tell: Tell | undefined): void {
  let seat = state.leader;
  for (let asked = 0; asked < context.seats; asked++) {
    if ((state.hands[seat] as Hand).size > 0) {
      state.toAct = seat;
      state.phase = 'lead';
      return;
    }
    seat = after(context, seat);
  }
  state.phase = 'over';
  tell?.({ type: 'ended' });
}

function after(context: Context, seat: Seat): Seat {
  return seat + 1 === context.seats ? 0 : seat + 1;
}
