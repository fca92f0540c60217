import { Bag, type Json, type Seat, seatsOf } from '@coven/core';
import { CARDS, type Card, cardOf, MAX_OPEN, SECRETS } from './numbers.plain.ts';

/** `deal` and `draw` wait for chance, `choose` for `toAct`. */
export type Phase = 'deal' | 'choose' | 'draw' | 'over';

export interface State {
  phase: Phase;
  /** Who chooses, is dealt to or draws next. */
  toAct: Seat;
  deck: Bag<Card>;
  /** By seat: numbers that only this seat sees. */
  secrets: number[][];
  /** By seat: numbers that all players see, in order of arrival. */
  open: number[][];
  hasStopped: boolean[];
}

const FULL = Bag.of(CARDS);

export function emptyState(seats: number): State {
  const none = () => seatsOf(seats).map((): number[] => []);
  return { phase: 'deal', toAct: 0, deck: FULL.clone(), secrets: none(), open: none(), hasStopped: seatsOf(seats).map(() => false) };
}

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    toAct: state.toAct,
    deck: state.deck.clone(),
    secrets: state.secrets.map((numbers) => numbers.slice()),
    open: state.open.map((numbers) => numbers.slice()),
    hasStopped: state.hasStopped.slice(),
  };
}

type Saved = Omit<State, 'deck'> & { readonly deck: number[] };

export function save(state: State): Json {
  const { deck, ...rest } = cloneState(state);
  const saved: Saved = { ...rest, deck: deck.sorted().map(({ number }) => number) };
  return saved;
}

export function load(json: Json): State {
  const { deck, ...rest } = json as unknown as Saved;
  return cloneState({ ...rest, deck: Bag.of(deck.map(cardOf)) });
}

/** Broken invariants: every number is in exactly one place, and no player has too many. */
export function faults(state: State): readonly string[] {
  const numbers = [...state.secrets, ...state.open].flat().concat(state.deck.sorted().map(({ number }) => number));
  const found: string[] = [];
  if (numbers.length !== CARDS.length || new Set(numbers).size !== CARDS.length) found.push('a number is missing or there twice');
  if (state.secrets.some(({ length }) => length > SECRETS)) found.push('somebody holds too many secrets');
  if (state.open.some(({ length }) => length > MAX_OPEN)) found.push('somebody has too many open numbers');
  return found;
}
