import type { Seat } from '@coven/core';
import type { Character } from './characters.ts';
import type { CompiledData } from './compiled-data.ts';
import type { Event } from './events.ts';
import { add } from './ingredients.plain.ts';
import { type Player, playerAt, type State } from './state.ts';

export type Tell = (event: Event) => void;

/** How characters are got; the first is the default. WW-1.1 */
export const CASTINGS = ['initiate', 'draft', 'random'] as const;
export type Casting = (typeof CASTINGS)[number];

/** How many characters each player is dealt. */
export const OFFERS: Readonly<Record<Casting, number>> = { initiate: 0, draft: 2, random: 1 };

/** Nothing is dealt; with everyone an Initiate there is nothing to wait for either. */
export function layOut(compiled: CompiledData, casting: Casting, state: State): void {
  const seats = state.players.map((_, seat) => seat);
  if (casting === 'initiate') {
    for (const player of state.players) take(player, compiled.initiate as Character);
    state.phase = 'deal';
    state.queue = seats;
    return;
  }
  state.cast = [...compiled.others];
  state.queue = seats.flatMap((seat) => Array.from({ length: OFFERS[casting] }, () => seat));
}

export function offer(state: State, character: Character, tell: Tell | undefined): void {
  const seat = state.queue.shift() as Seat;
  state.cast.splice(state.cast.indexOf(character), 1);
  const { offered } = playerAt(state, seat);
  offered.push(character);
  offered.sort((a, b) => a.index - b.index);
  tell?.({ type: 'offered', seat, character: character.id });
}

export function keep(state: State, seat: Seat, character: Character, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  const isChange = player.kept !== undefined;
  player.kept = character;
  player.isDone = true;
  tell?.({ type: 'kept', seat, character: character.id, isChange });
}

/** All have a character: they are shown, and what is not kept goes back into the box. */
export function castAll(state: State, tell: Tell | undefined): void {
  for (const player of state.players) {
    take(player, player.kept ?? (player.offered[0] as Character));
    player.offered = [];
    player.kept = undefined;
  }
  state.cast = [];
  tell?.({ type: 'cast', characters: state.players.map(({ character }) => (character as Character).id) });
}

/** WW-1.3: starting ingredients; symbols move the markers and set nothing off. */
function take(player: Player, character: Character): void {
  player.character = character;
  add(player.bench, character.start);
  player.markers = [...character.symbols];
}
