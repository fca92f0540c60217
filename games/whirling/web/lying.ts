import type { Seat } from '@coven/core';
import type { Arcanum, PlayerView, View } from '@coven/games/whirling';
import { characterRow, recipeRow } from './cards.ts';
import { type Sides, sidesOf } from './picture.ts';

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
  // The brew of the last round is over as soon as the next one begins.
  const used = new Set(view.phase === 'brew' || view.phase === 'over' ? player.uses.map(({ recipe }) => recipe) : []);
  const played = player.recipes.flatMap(({ id, isTurned }, at): LyingRecipe[] => {
    const row = recipeRow(view, id);
    if (!row) return [];
    const { arcana, initiative } = row;
    const isNewest = at === player.recipes.length - 1;
    return [{ id, kind: 'recipe', sides: sidesOf(row, isTurned), arcana, initiative, isUsed: used.has(id), isNewest }];
  });
  const character = player.character === null ? undefined : characterRow(view, player.character);
  if (!character?.recipe) return played;
  const { id, arcana } = character;
  const sides = sidesOf(character.recipe, player.isFlipped);
  return [{ id, kind: 'character', sides, arcana, initiative: null, isUsed: used.has(id), isNewest: false }, ...played];
}
