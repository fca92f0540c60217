import type { Seat } from '@coven/core';
import { effectsOf, markerAfter, mayChoose } from './arcana.ts';
import { type Face, POTION, type Recipe, remove } from './recipes.ts';
import type { Tell } from './setup.ts';
import { can, type Player, playerAt, type State } from './state.ts';

/** WW-2.1: a player without cards skips this. */
export function beginPicking(state: State): void {
  for (const player of state.players) player.isDone = player.hand.length === 0;
  state.phase = 'pick';
}

/** WW-2.2, WW-7.9 */
export function mayTurn(player: Player, recipe: Recipe): boolean {
  return recipe.isReversible || can(player, 'turn-any-recipe');
}

/** WW-7.1: character and hand are discarded, a new hand is drawn. */
export function startAfresh(state: State, seat: Seat, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  tell?.({ type: 'started-afresh', seat, cards: player.hand.length });
  player.character = undefined;
  state.discards.push(...player.hand);
  player.hand = [];
  state.queue = [seat];
}

/** WW-7.3 */
export function goBlind(state: State, seat: Seat, tell: Tell | undefined): void {
  playerAt(state, seat).isBlind = true;
  tell?.({ type: 'went-blind', seat });
}

/** The seat whose random card chance has to name; -1 for none. */
export function seatPulling(state: State): Seat {
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++) {
    const { isBlind, pulled } = players[seat] as Player;
    if (isBlind && pulled === undefined) return seat;
  }
  return -1;
}

/** The random card is the pick at once, unless its direction is still to be chosen. */
export function pull(state: State, recipe: Recipe, tell: Tell | undefined): void {
  const seat = seatPulling(state);
  const player = playerAt(state, seat);
  player.pulled = recipe;
  tell?.({ type: 'pulled', seat, card: recipe.id });
  if (!mayTurn(player, recipe)) pick(state, seat, recipe.upright, tell);
}

/** WW-2.3: secret, and may be changed until the last pick is in. */
export function pick(state: State, seat: Seat, face: Face, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  const isChange = player.pick !== undefined;
  player.pick = face;
  player.isDone = true;
  tell?.({ type: 'picked', seat, card: face.id, isTurned: face.isTurned, isChange });
}

/** WW-2.3, WW-2.4: all picks are shown, and their symbols move the markers. */
export function reveal(state: State, tell: Tell | undefined): void {
  state.players.forEach(({ pick: face, isBlind }, seat) => {
    if (face) tell?.({ type: 'revealed', seat, card: face.id, isTurned: face.isTurned, isBlind });
  });
  state.players.forEach((player, seat) => {
    const { pick: face, markers, effects } = player;
    if (face === undefined) {
      player.isDone = true;
      return;
    }
    const recipe = face.recipe as Recipe;
    remove(player.hand, recipe);
    player.faces.push(face);
    const { symbols } = recipe;
    for (let arcanum = 0; arcanum < symbols.length; arcanum++) {
      const marker = markers[arcanum] as number;
      const steps = symbols[arcanum] as number;
      effects[arcanum] = effectsOf(marker, steps);
      markers[arcanum] = markerAfter(marker, steps);
    }
    player.pours = can(player, 'brew-from-bench') ? (symbols[POTION] as number) : 0; // WW-7.5
    player.mayName = player.isBlind; // WW-7.3
    player.pick = undefined;
    player.pulled = undefined;
    player.isBlind = false;
    player.isDone = !mayChoose(player);
    if (symbols.some((count) => count > 0)) tell?.({ type: 'advanced', seat, markers: [...markers], effects: [...effects] });
  });
}
