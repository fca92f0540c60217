import type { Seat } from '@coven/core';
import { cellOf, type Side, type Sides, sidesOf } from '../rules/cells.plain.ts';
import type { CharacterRow } from '../rules/data.ts';
import { type Counts, KINDS, maskOf, NONE } from '../rules/ingredients.plain.ts';
import { totalsOf } from '../rules/recipes.ts';
import { characterRow, recipeRow } from '../rules/rows.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { type BrewMeans, inOrder, type Option, optionFrom } from './brew-means.ts';

/** What a player brews with and for, read off her view. */
export interface BrewSituation extends BrewMeans {
  readonly capacity: Counts;
  readonly cauldron: Counts;
  /** How many more of each kind fit with the right neighbour; below 0 if the cauldron overflows already. */
  readonly room: Counts;
}

/** Nothing unless the viewer is to brew. */
export function situationIn(view: View): BrewSituation | undefined {
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

function optionOf(id: string, row: Sides, side: Side): Option {
  const { inputs, outputs } = sidesOf(row, side);
  return optionFrom({ id, inputs, outputs, needs: totalsOf(inputs.map(cellOf)), makes: totalsOf(outputs.map(cellOf)) });
}
