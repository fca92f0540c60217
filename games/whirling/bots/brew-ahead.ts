import type { PlayerView, View } from '../rules/index.ts';
import { NONE } from '../rules/ingredients.plain.ts';

/** The table as if its viewer, standing like this, were to brew right now. */
export function asBrewing(view: View, me: PlayerView): View {
  return {
    ...view,
    phase: 'brew',
    own: view.own && { ...view.own, made: NONE },
    players: view.players.map((player, seat) => (seat === view.viewer ? { ...me, uses: [], isDone: false, holds: false } : player)),
  };
}

/** The table as if a recipe already lay before its viewer. */
export function withRecipe(view: View, id: string, isTurned: boolean): View {
  return { ...view, recipes: view.recipes.map((lying, owner) => (owner === view.viewer ? [...lying, { id, isTurned }] : lying)) };
}
