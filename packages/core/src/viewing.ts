import type { Viewer } from './contract.ts';

export interface Viewing<State, Common, Own> {
  common(state: State): Common;
  own(state: State, viewer: Viewer): Own;
  view(state: State, viewer: Viewer): Common & Own;
}

/** The view functions of a game, built from the two parts of its views. */
export function viewing<State, Common extends object, Own extends object>(
  common: (state: State) => Common,
  own: (state: State, viewer: Viewer) => Own,
): Viewing<State, Common, Own> {
  return { common, own, view: (state, viewer) => ({ ...own(state, viewer), ...common(state) }) };
}
