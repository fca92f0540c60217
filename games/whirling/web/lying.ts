import type { Seat } from '@coven/core';
import { type Sides, sidesOf } from '../rules/cells.plain.ts';
import type { Arcanum, PlayerView, View } from '../rules/index.ts';
import { characterRow, recipeRow } from './cards.ts';

/** More recipes than these are drawn small. */
export const MANY = 6;

/** A recipe that lies before a player: played, or her character's own. */
export interface LyingRecipe {
  readonly id: string;
  readonly kind: 'recipe' | 'character';
  readonly sides: Sides;
  readonly arcana: readonly Arcanum[];
  readonly initiative: number | null;
  readonly isUsed: boolean;
  readonly isNewest: boolean;
}

export function lyingBefore(view: View, seat: Seat): readonly LyingRecipe[] {
  const player = view.players[seat] as PlayerView;
  const used = new Set(player.uses.map(({ recipe }) => recipe));
  const recipes = view.recipes[seat] ?? [];
  const played = recipes.flatMap(({ id, isTurned }, at): LyingRecipe[] => {
    const row = recipeRow(view, id);
    if (!row) return [];
    const { arcana, initiative } = row;
    const isNewest = at === recipes.length - 1;
    return [
      { id, kind: 'recipe', sides: sidesOf(row, isTurned ? 'turned' : 'upright'), arcana, initiative, isUsed: used.has(id), isNewest },
    ];
  });
  const character = player.character === null ? undefined : characterRow(view, player.character);
  if (!character?.recipe) return played;
  const { id, arcana } = character;
  const sides = sidesOf(character.recipe, player.isFlipped ? 'turned' : 'upright');
  return [{ id, kind: 'character', sides, arcana, initiative: null, isUsed: used.has(id), isNewest: false }, ...played];
}
