import type { Seat } from '@coven/core';
import { cellOf, type Side, type Sides, sidesOf } from '../rules/cells.ts';
import type { CharacterRow } from '../rules/data.ts';
import { type Counts, KINDS, maskOf, NONE, sum } from '../rules/ingredients.ts';
import { totalsOf } from '../rules/recipes.ts';
import { characterRow, recipeRow } from '../rules/rows.ts';
import type { PlayerView, View } from '../rules/view.ts';

/** A recipe with what its inputs and outputs may add up to. */
export interface Option {
  readonly id: string;
  readonly needs: readonly Counts[];
  readonly makes: readonly Counts[];
  /** The most of each kind that the outputs can be. */
  readonly max: Counts;
  /** Neither inputs nor outputs. */
  readonly isIdle: boolean;
  /** No inputs and nothing to choose. */
  readonly isFree: boolean;
}

/** All that counts while one player brews, read off her view. */
export interface Kitchen {
  readonly capacity: Counts;
  readonly bench: Counts;
  /** Outputs so far. */
  readonly made: Counts;
  readonly cauldron: Counts;
  /** How many more of each kind fit with the right neighbour; below 0 if the cauldron overflows already. */
  readonly room: Counts;
  /** Recipes not used yet, the most fruitful first. */
  readonly options: readonly Option[];
  /** Kinds that the supply gives, one bit each. */
  readonly supply: number;
  /** WW-7.6 */
  readonly mayBuy: boolean;
  /** WW-7.10 */
  readonly mayKeep: boolean;
  /** The recipe in use, and whether its inputs lie already. */
  readonly begun: { readonly at: number; readonly isFilled: boolean } | undefined;
}

/** Nothing unless the viewer is to brew. */
export function kitchenOf(view: View): Kitchen | undefined {
  const { own, viewer } = view;
  if (own === null || viewer === 'spectator' || view.phase !== 'brew') return undefined;
  const me = view.players[viewer] as PlayerView;
  if (me.isDone || me.holds) return undefined;
  const character = me.character === null ? undefined : characterRow(view, me.character);
  const used = new Set(me.uses.map(({ recipe }) => recipe));
  const isFilled = own.filled !== null;
  const options = optionsOf(view, viewer, me, character)
    .filter(({ id, isIdle }) => !isIdle && !used.has(id))
    // Inputs that lie already need nothing more.
    .map((option) => (isFilled && option.id === own.using ? { ...option, needs: [NONE] } : option));
  const at = options.findIndex(({ id }) => id === own.using);
  return {
    capacity: view.capacity,
    bench: me.bench,
    made: own.made,
    cauldron: me.cauldron,
    room: roomFor(view, viewer, me),
    options,
    supply: maskOf(me.supply),
    mayBuy: character?.ability === 'buy-grimoire' && !me.hasBought,
    mayKeep: character?.ability === 'five-kind-cauldron',
    begun: at < 0 ? undefined : { at, isFilled },
  };
}

function roomFor(view: View, viewer: Seat, me: PlayerView): Counts {
  const neighbour = view.players[view.feeds[viewer] as Seat] as PlayerView;
  return KINDS.map((kind) => (view.capacity[kind] as number) - (neighbour.bench[kind] as number) - (me.cauldron[kind] as number));
}

function optionsOf(view: View, viewer: Seat, me: PlayerView, character: CharacterRow | undefined): Option[] {
  const lying = (view.recipes[viewer] ?? []).map(({ id, isTurned }) => optionOf(id, recipeRow(view, id), isTurned ? 'turned' : 'upright'));
  const own = character?.recipe && [optionOf(character.id, character.recipe, me.isFlipped ? 'turned' : 'upright')];
  return inOrder([...lying, ...(own ?? [])]);
}

/** Free recipes first, then the most fruitful: a search finds good brews early. */
export function inOrder(options: Option[]): Option[] {
  return options.sort((a, b) => Number(b.isFree) - Number(a.isFree) || sum(b.max) - sum(a.max));
}

function optionOf(id: string, row: Sides, side: Side): Option {
  const { inputs, outputs } = sidesOf(row, side);
  return optionFrom({ id, inputs, outputs, needs: totalsOf(inputs.map(cellOf)), makes: totalsOf(outputs.map(cellOf)) });
}

interface Lying extends Pick<Option, 'id' | 'needs' | 'makes'> {
  readonly inputs: readonly unknown[];
  readonly outputs: readonly unknown[];
}

export function optionFrom({ id, inputs, outputs, needs, makes }: Lying): Option {
  return {
    id,
    needs,
    makes,
    max: NONE.map((_, kind) => Math.max(...makes.map((pieces) => pieces[kind] as number))),
    isIdle: inputs.length + outputs.length === 0,
    isFree: inputs.length === 0 && makes.length === 1,
  };
}
