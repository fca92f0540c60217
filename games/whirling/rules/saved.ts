import { byId, each, inBag, orNull, recordForm, type SavedForm } from '@coven/core';
import { type CompiledData, characterOf, moveOf, recipeOf } from './compiled-data.ts';
import { type FillMove, type MakeMove, notation } from './notation.plain.ts';
import type { Face, Recipe, RecipeId } from './recipes.ts';
import { ownFace, type Player, type State, type Use } from './state.ts';

type SavedFace = readonly [RecipeId, 'upright' | 'turned'];

/** A state with ids in place of cards and texts in place of moves. */
export function savedForm(compiled: CompiledData): SavedForm<State> {
  const recipe = byId((id) => recipeOf(compiled, id));
  const character = byId((id) => characterOf(compiled, id));
  const face: SavedForm<Face, SavedFace> = {
    save: ({ id, isTurned }) => [id, isTurned ? 'turned' : 'upright'],
    load: ([id, side]) => faceOf(compiled, id, side),
  };
  const fill: SavedForm<FillMove, string> = { save: notation.format, load: (text) => fillOf(compiled, text) };
  const use: SavedForm<Use, readonly [SavedFace, fill: string, make: string]> = {
    save: ({ face: used, fill: filled, make }) => [face.save(used), fill.save(filled), notation.format(make)],
    load: ([used, filled, make]) => ({ face: face.load(used), fill: fill.load(filled), make: makeOf(compiled, make) }),
  };
  const player = recordForm<Player>({
    character: orNull(character),
    offered: each(character),
    kept: orNull(character),
    hand: each(recipe),
    pick: orNull(face),
    pulled: orNull(recipe),
    faces: each(face),
    uses: each(use),
    using: orNull(face),
    filled: orNull(fill),
  });
  return recordForm<State>({ players: each(player), deck: inBag(recipe), discards: each(recipe), cast: each(character) });
}

/** A card's face, or that of a character's own recipe. */
export function faceOf(compiled: CompiledData, id: RecipeId, side: 'upright' | 'turned'): Face {
  const recipe = compiled.recipeById.get(id);
  return recipe ? recipe[side] : (characterOf(compiled, id).faces?.[side === 'turned' ? 1 : 0] as Face);
}

export function fillOf(compiled: CompiledData, text: string): FillMove {
  return moveOf(compiled, text) as FillMove;
}

export function makeOf(compiled: CompiledData, text: string): MakeMove {
  return compiled.byText.get(text) as MakeMove;
}

/** Broken invariants: every recipe lies in one place, pieces are whole and within bounds, what is hidden fits what lies open. */
export function faults(compiled: CompiledData, state: State): readonly string[] {
  const found: string[] = [];
  const seen = new Set<Recipe>();
  const lying = state.players.flatMap(({ hand, faces }) => [...hand, ...faces.map(({ recipe }) => recipe as Recipe)]);
  for (const recipe of [...state.deck.sorted(), ...state.discards, ...lying]) {
    if (seen.has(recipe)) found.push(`${recipe.id} lies in two places`);
    seen.add(recipe);
  }
  for (const recipe of compiled.recipes) if (!seen.has(recipe)) found.push(`${recipe.id} is missing`);
  state.players.forEach((player, seat) => {
    for (const fault of playerFaults(compiled, player)) found.push(`seat ${seat}: ${fault}`);
  });
  if (state.forced >= 0 && state.players[state.forced]?.isDone !== false) found.push('who must finish has finished');
  if (state.phase === 'brew' && state.players.every(({ isDone, holds }) => isDone || holds)) found.push('nobody is left to brew');
  return found;
}

function playerFaults(compiled: CompiledData, player: Player): string[] {
  const found: string[] = [];
  const { hand, bench, taken, made, cauldron, circle, poured, removed } = player;
  if (hand.some((recipe, at) => at > 0 && (hand[at - 1] as Recipe).index >= recipe.index)) found.push('the hand is not sorted');
  const piles = { bench, taken, made, cauldron, circle, poured, removed };
  for (const [name, pile] of Object.entries(piles)) {
    if (pile.some((count) => !Number.isInteger(count) || count < 0)) found.push(`${name} holds ${pile.join()}`);
  }
  if (bench.some((count, kind) => count > (compiled.capacity[kind] as number))) found.push(`the workbench holds ${bench.join()}`);
  if (bench.some((count, kind) => (taken[kind] as number) > count)) found.push(`${taken.join()} were taken from ${bench.join()}`);
  if (player.markers.some((marker) => marker < 0 || marker > 6)) found.push(`markers stand at ${player.markers.join()}`);
  if (player.pick && !hand.includes(player.pick.recipe as Recipe)) found.push(`${player.pick.id} was picked from nowhere`);
  if (player.holds && player.isDone) found.push('holds after finishing');
  if (player.filled && !player.using) found.push('filled nothing');
  const usable = [...player.faces, ownFace(player)];
  if (player.using && !usable.includes(player.using)) found.push(`uses ${player.using.id} of somebody else`);
  if (new Set(player.uses.map(({ face }) => face.id)).size !== player.uses.length) found.push('a recipe was used twice');
  return found;
}
