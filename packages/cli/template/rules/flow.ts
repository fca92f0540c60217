import type { By, Seat } from '@coven/core';
import type { Event } from './events.ts';
import type { Move } from './notation.plain.ts';
import { cardOf, MAX_OPEN, SECRETS } from './numbers.plain.ts';
import type { State } from './state.ts';

type Tell = ((event: Event) => void) | undefined;

export function apply(state: State, by: By, move: Move, tell: Tell): void {
  switch (move.type) {
    case 'take': // TG-2.2
      state.phase = 'draw';
      tell?.({ type: 'took', seat: by as Seat });
      return;
    case 'stop': // TG-2.1
      stop(state, by as Seat, tell);
      passOn(state, tell);
      return;
    case 'deal':
      state.deck.take(cardOf(move.number));
      if (state.phase === 'deal') deal(state, move.number, tell);
      else draw(state, move.number, tell);
      return;
    default:
      move satisfies never;
  }
}

/** TG-1.2 */
function deal(state: State, number: number, tell: Tell): void {
  const seat = state.toAct;
  state.secrets[seat]?.push(number);
  tell?.({ type: 'dealt', seat, number });
  state.toAct = (seat + 1) % state.secrets.length;
  if (state.secrets.every(({ length }) => length === SECRETS)) state.phase = 'choose';
}

function draw(state: State, number: number, tell: Tell): void {
  const seat = state.toAct;
  state.open[seat]?.push(number);
  tell?.({ type: 'drew', seat, number });
  if (state.open[seat]?.length === MAX_OPEN) stop(state, seat, tell); // TG-2.3
  passOn(state, tell);
}

function stop(state: State, seat: Seat, tell: Tell): void {
  state.hasStopped[seat] = true;
  tell?.({ type: 'stopped', seat });
}

/** Passes the turn clockwise to the next player who has not stopped. TG-3.1: ends the game if there is none. */
function passOn(state: State, tell: Tell): void {
  const { hasStopped } = state;
  for (let step = 1; step <= hasStopped.length; step++) {
    const seat = (state.toAct + step) % hasStopped.length;
    if (hasStopped[seat]) continue;
    state.toAct = seat;
    state.phase = 'choose';
    return;
  }
  state.phase = 'over';
  tell?.({ type: 'revealed', secrets: state.secrets.map((numbers) => numbers.slice()) });
}
