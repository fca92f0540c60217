import type { Seat } from '@coven/core';
import { add, difference, named, subtract, sum } from './ingredients.ts';
import type { Move } from './moves.ts';
import { ARCANA, type Arcanum, INGREDIENTS, type Ingredient } from './pieces.ts';
import { GRIMOIRE, POTION, RAVEN } from './recipes.ts';
import type { Tell } from './setup.ts';
import { type Player, playerAt, type State } from './state.ts';

/** The ring's last number; after it comes 1. */
const RING = 6;

/** WW-2.4: where a marker stands after so many steps; 0 is before the first. */
export function markerAfter(marker: number, steps: number): number {
  const sum = marker + steps;
  return sum === 0 ? 0 : ((sum - 1) % RING) + 1;
}

/** WW-2.4: an even number passed counts as reached. */
export function effectsOf(marker: number, steps: number): number {
  return Math.floor((marker + steps) / 2) - Math.floor(marker / 2);
}

/** Something went off that can be used. */
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
      player.named = move.arcanum;
      tell?.({ type: 'chose-effect', seat, effect: 'name', choice: ARCANA[move.arcanum] as Arcanum });
      return;
    case 'raven':
      one(player.spent, RAVEN);
      add(player.taken, move.pieces);
      add(player.removed, move.pieces);
      tell?.({ type: 'chose-effect', seat, effect: 'raven', choice: named(move.pieces).join(' ') });
      return;
    case 'potion':
      one(player.spent, POTION);
      one(player.made, move.kind);
      break;
    case 'grimoire':
      one(player.spent, GRIMOIRE);
      player.wished |= 1 << move.kind;
      break;
    case 'pour': // WW-7.5
      one(player.taken, move.kind);
      one(player.poured, move.kind);
      one(player.made, move.kind);
      break;
    default:
      move satisfies never;
  }
  tell?.({ type: 'chose-effect', seat, effect: move.type, choice: INGREDIENTS[move.kind] as Ingredient });
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
