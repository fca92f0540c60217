import type { Seat } from '@coven/core';
import { add, change, difference, kindOf, subtract, sum } from './ingredients.plain.ts';
import { ARCANA, INGREDIENTS, type Ingredient, RING } from './names.plain.ts';
import type { Move } from './notation.plain.ts';
import { GRIMOIRE, POTION, RAVEN } from './recipes.ts';
import type { Tell } from './setup.ts';
import { type Player, playerAt, type State } from './state.ts';

/** WW-2.4: where a marker stands after some steps; 0 is before the first. */
export function markerAfter(marker: number, steps: number): number {
  const sum = marker + steps;
  return sum === 0 ? 0 : ((sum - 1) % RING) + 1;
}

/** WW-2.4: an even number passed counts as reached. */
export function effectsOf(marker: number, steps: number): number {
  return Math.floor((marker + steps) / 2) - Math.floor(marker / 2);
}

/** Whether an effect went off that can be used. */
export function mayChoose({ effects, pours, mayName }: Player): boolean {
  return mayName || pours > 0 || sum(effects) > 0;
}

/** Effects of an arcanum that can still be used. */
export function effectsLeft({ effects, spent, named }: Player, arcanum: number): number {
  return (effects[arcanum] as number) + (named === arcanum ? 1 : 0) - (spent[arcanum] as number);
}

export type ArcanaMove = Extract<Move, { type: 'name' | 'potion' | 'raven' | 'grimoire' | 'pour' }>;

/** WW-2.5: a choice in secret; nothing of it is shown until all have chosen. */
export function choose(state: State, seat: Seat, move: ArcanaMove, tell: Tell | undefined): void {
  const player = playerAt(state, seat);
  switch (move.type) {
    case 'name': // WW-7.3
      player.named = ARCANA.indexOf(move.arcanum);
      tell?.({ type: 'named-effect', seat, effect: move.arcanum });
      return;
    case 'raven':
      one(player.spent, RAVEN);
      change(player.taken, move.pieces, 1);
      change(player.removed, move.pieces, 1);
      tell?.({ type: 'chose-effect', seat, effect: 'raven', pieces: move.pieces });
      return;
    case 'potion':
      one(player.spent, POTION);
      one(player.made, kindOf(move.ingredient));
      break;
    case 'grimoire':
      one(player.spent, GRIMOIRE);
      player.wished |= 1 << kindOf(move.ingredient);
      break;
    case 'pour': // WW-7.5
      one(player.taken, kindOf(move.ingredient));
      one(player.poured, kindOf(move.ingredient));
      one(player.made, kindOf(move.ingredient));
      break;
    default:
      move satisfies never;
  }
  tell?.({ type: 'chose-effect', seat, effect: move.type, pieces: [move.ingredient] });
}

function one(counts: number[], at: number): void {
  counts[at] = (counts[at] as number) + 1;
}

export function finishChoosing(state: State, seat: Seat, tell: Tell | undefined): void {
  playerAt(state, seat).isDone = true;
  tell?.({ type: 'chose-arcana', seat });
}

/** All have chosen: everything is shown together, and effects not used are lost. WW-2.5 */
export function showArcana(state: State, tell: Tell | undefined): void {
  state.players.forEach((player, seat) => {
    const { made, removed, poured, wished } = player;
    if (wished !== 0 || sum(made) > 0 || sum(removed) > 0) {
      const potions = difference(made, poured);
      tell?.({ type: 'arcana-shown', seat, potions, poured: [...poured], removed: [...removed], supply: kindsIn(wished) });
    }
    settle(player);
    player.effects.fill(0);
    player.pours = 0;
    player.mayName = false;
  });
}

/** What was hidden becomes what everybody sees. */
export function settle(player: Player): void {
  subtract(player.bench, player.taken);
  add(player.cauldron, player.made);
  player.supply |= player.wished;
  player.taken.fill(0);
  player.made.fill(0);
  player.spent.fill(0);
  player.named = -1;
  player.removed.fill(0);
  player.poured.fill(0);
  player.wished = 0;
}

export function kindsIn(mask: number): Ingredient[] {
  return INGREDIENTS.filter((_, kind) => (mask & (1 << kind)) !== 0);
}
