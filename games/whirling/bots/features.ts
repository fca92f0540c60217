import type { Seat } from '@coven/core';
import { facesOf } from '../rules/brewing.ts';
import { type Counts, KINDS, sum } from '../rules/ingredients.plain.ts';
import { ARCANA, INGREDIENTS } from '../rules/names.plain.ts';
import type { Face } from '../rules/recipes.ts';
import { leftOf, playerAt, rightOf, type State } from '../rules/state.ts';
import { optionOf } from './brew-means.ts';

/** How full a workbench's places are counts by these powers. */
const POWERS = [1, 2, 3, 4] as const;

/** Between two rounds: circles, workbenches by powers of how full they are, the own recipes by what they need and make, and markers. */
export const FEATURES: readonly string[] = [
  'circle',
  'left-circle',
  ...POWERS.map((power) => `right-bench-${power}`),
  ...POWERS.map((power) => `own-bench-${power}`),
  ...INGREDIENTS.map((ingredient) => `need-${ingredient}`),
  ...INGREDIENTS.map((ingredient) => `make-${ingredient}`),
  ...ARCANA.map((arcanum) => `marker-${arcanum}`),
];
const RIGHT_BENCH = 2;
const OWN_BENCH = RIGHT_BENCH + POWERS.length;
const NEEDS = OWN_BENCH + POWERS.length;
const MAKES = NEEDS + INGREDIENTS.length;
const MARKERS = MAKES + INGREDIENTS.length;

/** What a kind's places are worth, once they are full, to the neighbour who feeds them; in pieces of a circle. */
const FULL = 2;
/** What lies on the own workbench counts more than what lies on the neighbour's. */
const GUARD = 1.5;

/** With more seats only places that are nearly full count, for others empty and fill them too. */
export function byHand(seats: number): readonly number[] {
  const power = Math.min(seats, POWERS.length) - 1;
  const weights = FEATURES.map(() => 0);
  weights[0] = 1;
  weights[1] = -GUARD;
  weights[RIGHT_BENCH + power] = FULL;
  weights[OWN_BENCH + power] = -GUARD * FULL;
  return weights;
}

export function featuresOf(capacity: Counts, state: State, seat: Seat): readonly number[] {
  const seats = state.players.length;
  const player = playerAt(state, seat);
  const faces = facesOf(player).map(reachOf);
  return [
    sum(player.circle),
    sum(playerAt(state, leftOf(seats, seat)).circle),
    ...fullnessOf(capacity, playerAt(state, rightOf(seats, seat)).bench),
    ...fullnessOf(capacity, player.bench),
    ...KINDS.map((kind) => faces.reduce((all, { needs }) => all + (needs[kind] as number), 0)),
    ...KINDS.map((kind) => faces.reduce((all, { makes }) => all + (makes[kind] as number), 0)),
    ...player.markers,
  ];
}

function fullnessOf(capacity: Counts, bench: Counts): readonly number[] {
  return POWERS.map((power) => bench.reduce((all, count, kind) => all + (count / (capacity[kind] as number)) ** power, 0));
}

/** The most that a recipe can need and make of each kind. */
function reachOf(face: Face): { readonly needs: Counts; readonly makes: Counts } {
  const { needs, max } = optionOf(face);
  return { needs: KINDS.map((kind) => Math.max(...needs.map((need) => need[kind] as number))), makes: max };
}

/** The same measure for all: a piece in the own circle is worth 1. */
export function inPieces(weights: readonly number[]): readonly number[] {
  const [piece] = weights as [number];
  return piece > 0 ? weights.map((weight) => weight / piece) : weights;
}

/** What a kind's places are worth, by the share that is full, on the right neighbour's workbench or on the own one. */
export function placesWorth(weights: readonly number[], at: 'right' | 'own', share: number): number {
  const from = at === 'right' ? RIGHT_BENCH : OWN_BENCH;
  return POWERS.reduce((worth, power, place) => worth + (weights[from + place] as number) * share ** power, 0);
}

/** What a recipe is worth beyond its round. */
export function recipeWorth(weights: readonly number[], face: Face): number {
  const { needs, makes } = reachOf(face);
  return KINDS.reduce(
    (worth, kind) =>
      worth + (weights[NEEDS + kind] as number) * (needs[kind] as number) + (weights[MAKES + kind] as number) * (makes[kind] as number),
    0,
  );
}

/** What a marker's steps are worth beyond the effects that they set off. */
export function stepWorth(weights: readonly number[], arcanum: number, steps: number): number {
  return (weights[MARKERS + arcanum] as number) * steps;
}
