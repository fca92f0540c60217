import type { Seat, Viewer } from '@coven/core';
import { LIMIT, sumOf } from './numbers.plain.ts';
import type { Phase, State } from './state.ts';

/** What a viewer sees now. */
export interface View {
  readonly viewer: Viewer;
  /** The viewer's own numbers; empty for a spectator. */
  readonly own: readonly number[];
  readonly phase: Phase;
  readonly toAct: Seat;
  readonly limit: number;
  readonly deckSize: number;
  readonly open: readonly (readonly number[])[];
  readonly openSums: readonly number[];
  readonly hasStopped: readonly boolean[];
  /** All players' secret numbers, once the game is over. */
  readonly secrets: readonly (readonly number[])[] | null;
}

type Own = Pick<View, 'viewer' | 'own'>;

export function common(state: State): Omit<View, keyof Own> {
  return {
    phase: state.phase,
    toAct: state.toAct,
    limit: LIMIT,
    deckSize: state.deck.size,
    open: state.open.map((numbers) => numbers.slice()),
    openSums: state.open.map(sumOf),
    hasStopped: state.hasStopped.slice(),
    secrets: state.phase === 'over' ? state.secrets.map((numbers) => numbers.slice()) : null,
  };
}

export function own(state: State, viewer: Viewer): Own {
  return { viewer, own: viewer === 'spectator' ? [] : (state.secrets[viewer]?.slice() ?? []) };
}
