import type { Json } from '@coven/core';
import { cloneState, type State } from './state.ts';

/** A state is plain numbers: its copy is its saved form. */
export function save(state: State): Json {
  return cloneState(state) as unknown as Json;
}

export function load(json: Json): State {
  return cloneState(json as unknown as State);
}
