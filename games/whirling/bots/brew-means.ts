import type { Seat } from '@coven/core';
import { facesOf, isUsed } from '../rules/brewing.ts';
import { type Counts, counted, difference, NONE, sum } from '../rules/ingredients.plain.ts';
import type { Face } from '../rules/recipes.ts';
import { can, type Player, playerAt, type State } from '../rules/state.ts';

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

/** What a player brews with. */
export interface BrewMeans {
  readonly bench: Counts;
  /** Outputs so far. */
  readonly made: Counts;
  /** Recipes not used yet, those that make most first. */
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

/** What a seat could brew with as it stands in a state, with one recipe more if given. */
export function meansAt(state: State, seat: Seat, more?: Face): BrewMeans {
  const player = playerAt(state, seat);
  const { using } = player;
  const isFilled = player.filled !== undefined;
  const options = optionsOf(player, more);
  let at = -1;
  if (using) {
    at = options.findIndex(({ id }) => id === using.id);
    // Inputs that lie already need nothing more.
    if (isFilled) options[at] = { ...(options[at] as Option), needs: [NONE] };
  }
  return {
    bench: difference(player.bench, player.taken),
    // Outside of the brew what was made are potions, which are no inputs.
    made: state.phase === 'brew' ? player.made : NONE,
    options,
    supply: player.supply | player.wished,
    mayBuy: can(player, 'buy-grimoire') && !player.hasBought,
    mayKeep: can(player, 'five-kind-cauldron'),
    begun: at < 0 ? undefined : { at, isFilled },
  };
}

function optionsOf(player: Player, more: Face | undefined): Option[] {
  const options: Option[] = [];
  for (const face of facesOf(player)) if (!face.isIdle && !isUsed(player, face)) options.push(optionOf(face));
  if (more && !more.isIdle) options.push(optionOf(more));
  return inOrder(options);
}

const OPTIONS = new WeakMap<Face, Option>();

export function optionOf(face: Face): Option {
  const known = OPTIONS.get(face);
  if (known) return known;
  const option = optionFrom({ ...face, makes: face.makes.map(({ pieces }) => counted(pieces)) });
  OPTIONS.set(face, option);
  return option;
}

/** Free recipes first, then those that make most: a search finds good brews early. */
export function inOrder(options: Option[]): Option[] {
  return options.sort((a, b) => Number(b.isFree) - Number(a.isFree) || sum(b.max) - sum(a.max));
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
