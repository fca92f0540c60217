import type { Seat } from '@coven/core';
import { effectsOf, markerAfter } from './arcana.ts';
import type { Box } from './box.ts';
import type { Character } from './characters.ts';
import { add, type Counts, kindOf, MANDRAKE, NONE, subtract, sum } from './ingredients.ts';
import type { FillMove, MakeMove, Move } from './moves.ts';
import { overflowOf } from './passing.ts';
import { GRIMOIRE_PRICE } from './pieces.ts';
import type { Face, Recipe } from './recipes.ts';
import type { OwnView, PlayerView, View } from './view.ts';

export type Outlook =
  /** The character's starting ingredients and markers. */
  | { readonly type: 'character'; readonly start: Counts; readonly markers: readonly number[] }
  /** What the recipe's symbols would set off. */
  | { readonly type: 'pick'; readonly markers: readonly number[]; readonly effects: readonly number[] }
  /** What would be brewed if nothing else followed. */
  | Brew
  | { readonly type: 'none' };

export interface Brew {
  readonly type: 'brew';
  /** What the own workbench and cauldron would hold. */
  readonly bench: Counts;
  readonly cauldron: Counts;
  /** Who gets the cauldron. */
  readonly to: Seat;
  /** What would not fit there and land in the own circle. */
  readonly overflow: Counts;
  /** How many the own circle would then hold. */
  readonly circle: number;
  /** The neighbour has finished her brew: her workbench stays as it is. */
  readonly isCertain: boolean;
}

export function outlook(box: Box, view: View, move: Move): Outlook {
  const { own } = view;
  if (own === null || view.viewer === 'spectator') return { type: 'none' };
  const me = view.players[view.viewer] as PlayerView;
  const bench = [...me.bench];
  const made = [...own.made];
  switch (move.type) {
    case 'offer':
    case 'keep':
      return characterOutlook(move.character);
    case 'play':
    case 'pull':
    case 'draw':
      return pickOutlook(me, move.type === 'play' ? (move.face.recipe as Recipe) : move.recipe);
    case 'potion':
      add(made, one(move.kind));
      break;
    case 'pour':
      add(made, one(move.kind));
      subtract(bench, one(move.kind));
      break;
    case 'raven':
      subtract(bench, move.pieces);
      break;
    case 'use': {
      const face = faceIn(box, me, move.id);
      const onlyFill = face && onlyFillOf(me, own, face);
      if (onlyFill) fillIn(bench, made, onlyFill, face);
      break;
    }
    case 'fill':
      fillIn(bench, made, move, own.using === null ? undefined : faceIn(box, me, own.using));
      break;
    case 'make':
      add(made, move.pieces);
      break;
    case 'buy':
      bench[MANDRAKE] = (bench[MANDRAKE] as number) - move.fromBench;
      made[MANDRAKE] = (made[MANDRAKE] as number) - (GRIMOIRE_PRICE - move.fromBench);
      break;
    case 'done':
      return brewOutlook(view, me, bench, made, move.kind);
    case 'grow':
    case 'grimoire':
    case 'name':
    case 'ready':
    case 'hold':
    case 'fresh-start':
    case 'blind':
      break;
    default:
      return move satisfies never;
  }
  return brewOutlook(view, me, bench, made, undefined);
}

function characterOutlook({ start, symbols }: Character): Outlook {
  return { type: 'character', start, markers: symbols };
}

function pickOutlook({ markers }: PlayerView, { symbols }: Recipe): Outlook {
  return {
    type: 'pick',
    markers: markers.map((marker, arcanum) => markerAfter(marker, symbols[arcanum] as number)),
    effects: markers.map((marker, arcanum) => effectsOf(marker, symbols[arcanum] as number)),
  };
}

/** What the cauldron would hold, what overflows at the right neighbour and lands in the own circle. WW-4.1 */
function brewOutlook(view: View, me: PlayerView, bench: Counts, made: Counts, kept: number | undefined): Brew {
  const seats = view.players.length;
  const to = ((view.viewer as Seat) + seats - 1) % seats;
  const neighbour = view.players[to] as PlayerView;
  const cauldron = [...me.cauldron];
  add(cauldron, made);
  if (kept !== undefined) subtract(cauldron, one(kept));
  const overflow = overflowOf(view.capacity, neighbour.bench, cauldron);
  const circle = sum(me.circle) + sum(overflow) + (kept === undefined ? 0 : 1);
  return { type: 'brew', bench, cauldron, to, overflow, circle, isCertain: view.phase === 'brew' && neighbour.isDone };
}

function fillIn(bench: number[], made: number[], fill: FillMove, face: Face | undefined): void {
  subtract(bench, fill.bench);
  subtract(made, fill.output);
  if (face?.makes.length === 1) add(made, (face.makes[0] as MakeMove).pieces);
}

function faceIn(box: Box, me: PlayerView, id: string): Face | undefined {
  const lying = me.recipes.find((recipe) => recipe.id === id);
  if (lying) return box.recipeById.get(id)?.[lying.isTurned ? 'turned' : 'upright'];
  return box.characterById.get(id)?.faces?.[me.isFlipped ? 1 : 0];
}

/** The way to fill a recipe, if there is only one. */
function onlyFillOf(me: PlayerView, { made }: OwnView, face: Face): FillMove | undefined {
  const fits = face.fills.filter((fill) =>
    fill.bench.every(
      (count, kind) =>
        count <= (me.bench[kind] as number) &&
        (fill.output[kind] as number) <= (made[kind] as number) &&
        ((fill.supply[kind] as number) === 0 || isSupplied(me, kind)),
    ),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

function isSupplied(me: PlayerView, kind: number): boolean {
  return me.supply.some((ingredient) => kindOf(ingredient) === kind);
}

function one(kind: number): Counts {
  return NONE.map((_, at) => (at === kind ? 1 : 0));
}
