import type { Seat } from '@coven/core';
import { effectsOf, markerAfter } from './arcana.ts';
import type { Character } from './characters.ts';
import { type CompiledData, characterOf, recipeOf } from './compiled-data.ts';
import { listFills } from './fills.ts';
import { type Forecast, forecastOf } from './forecast.ts';
import { add, type Counts, change, MANDRAKE, maskOf } from './ingredients.plain.ts';
import type { Ingredient } from './names.plain.ts';
import type { FillMove, MakeMove, Move } from './notation.plain.ts';
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

export interface Brew extends Forecast {
  readonly type: 'brew';
  /** What the viewer's workbench would hold. */
  readonly bench: Counts;
  /** Who gets the cauldron. */
  readonly to: Seat;
}

/** A brew to its end, from where the viewer stands. */
export interface BrewPlan {
  /** The moves still to make, in order, the last one `done`. */
  readonly moves: readonly Move[];
  /** What the cauldron would hold when it is passed on. */
  readonly cauldron: Counts;
  /** What would overflow at the right neighbour as she stands now. */
  readonly overflow: Counts;
  /** How many pieces the brewer's circle would gain. */
  readonly gain: number;
}

export function outlook(compiled: CompiledData, view: View, move: Move): Outlook {
  const { own } = view;
  if (own === null || view.viewer === 'spectator') return { type: 'none' };
  const me = view.players[view.viewer] as PlayerView;
  const bench = [...me.bench];
  const made = [...own.made];
  switch (move.type) {
    case 'offer':
    case 'keep':
      return characterOutlook(characterOf(compiled, move.character));
    case 'play':
    case 'pull':
    case 'draw':
      return pickOutlook(me, recipeOf(compiled, move.recipe));
    case 'potion':
      change(made, [move.ingredient], 1);
      break;
    case 'pour':
      change(made, [move.ingredient], 1);
      change(bench, [move.ingredient], -1);
      break;
    case 'raven':
      change(bench, move.pieces, -1);
      break;
    case 'use': {
      const face = faceIn(compiled, view, me, move.recipe);
      const onlyFill = face && onlyFillOf(me, own, face);
      if (onlyFill) fillIn(bench, made, onlyFill, face);
      break;
    }
    case 'fill':
      fillIn(bench, made, move, own.using === null ? undefined : faceIn(compiled, view, me, own.using));
      break;
    case 'make':
      change(made, move.pieces, 1);
      break;
    case 'buy':
      bench[MANDRAKE] = (bench[MANDRAKE] as number) - move.bench;
      made[MANDRAKE] = (made[MANDRAKE] as number) - move.output;
      break;
    case 'done':
      return brewOutlook(view, me, bench, made, move.kept);
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
  return brewOutlook(view, me, bench, made, null);
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

/** What the cauldron would hold, what overflows at the right neighbour and lands in the viewer's circle. WW-4.1 */
function brewOutlook(view: View, me: PlayerView, bench: Counts, made: Counts, kept: Ingredient | null): Brew {
  const to = view.feeds[view.viewer as Seat] as Seat;
  const cauldron = [...me.cauldron];
  const circle = [...me.circle];
  add(cauldron, made);
  if (kept !== null) {
    change(cauldron, [kept], -1);
    change(circle, [kept], 1);
  }
  return { type: 'brew', bench, to, ...forecastOf(view, circle, cauldron, view.players[to] as PlayerView) };
}

function fillIn(bench: number[], made: number[], fill: FillMove, face: Face | undefined): void {
  change(bench, fill.bench, -1);
  change(made, fill.output, -1);
  if (face?.makes.length === 1) change(made, (face.makes[0] as MakeMove).pieces, 1);
}

function faceIn(compiled: CompiledData, view: View, me: PlayerView, id: string): Face | undefined {
  const lying = view.recipes[view.viewer as Seat]?.find((recipe) => recipe.id === id);
  if (lying) return compiled.recipeById.get(id)?.[lying.isTurned ? 'turned' : 'upright'];
  return compiled.characterById.get(id)?.faces?.[me.isFlipped ? 1 : 0];
}

/** The way to fill a recipe, if there is only one. */
function onlyFillOf({ bench, supply }: PlayerView, { made }: OwnView, face: Face): FillMove | undefined {
  const [only, another] = listFills(face.needs, { bench, output: made, supplied: maskOf(supply) }, 2);
  return another ? undefined : only?.move;
}
