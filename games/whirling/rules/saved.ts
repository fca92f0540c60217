import { Bag, type Json } from '@coven/core';
import type { Character, CharacterId } from './characters.ts';
import { type CompiledData, characterOf, moveOf, recipeOf } from './compiled-data.ts';
import { type FillMove, type MakeMove, notation } from './notation.plain.ts';
import type { Face, Recipe, RecipeId } from './recipes.ts';
import { ownFace, type Player, type State, type Use } from './state.ts';

type SavedFace = readonly [RecipeId, 'upright' | 'turned'];
type SavedUse = readonly [SavedFace, fill: string, make: string];

/** A player with ids in place of cards and texts in place of moves. */
type SavedPlayer = {
  [Key in keyof Player]: Player[Key] extends Recipe[] | Character[]
    ? string[]
    : Player[Key] extends Face[]
      ? SavedFace[]
      : Player[Key] extends Use[]
        ? SavedUse[]
        : Player[Key] extends Face | undefined
          ? SavedFace | null
          : Player[Key] extends Recipe | Character | FillMove | undefined
            ? string | null
            : Player[Key];
};

type Saved = {
  [Key in keyof State]: Key extends 'players'
    ? SavedPlayer[]
    : State[Key] extends Bag<Recipe> | Recipe[] | Character[]
      ? string[]
      : State[Key];
};

export function save(state: State): Json {
  const saved: Saved = {
    ...state,
    players: state.players.map(savePlayer),
    deck: ids(state.deck.sorted()),
    discards: ids(state.discards),
    cast: ids(state.cast),
    queue: [...state.queue],
  };
  return saved as Json;
}

function savePlayer(player: Player): SavedPlayer {
  return {
    ...player,
    character: player.character?.id ?? null,
    offered: ids(player.offered),
    kept: player.kept?.id ?? null,
    hand: ids(player.hand),
    pick: player.pick ? saveFace(player.pick) : null,
    pulled: player.pulled?.id ?? null,
    faces: player.faces.map(saveFace),
    markers: [...player.markers],
    effects: [...player.effects],
    bench: [...player.bench],
    cauldron: [...player.cauldron],
    circle: [...player.circle],
    taken: [...player.taken],
    made: [...player.made],
    spent: [...player.spent],
    removed: [...player.removed],
    poured: [...player.poured],
    uses: player.uses.map(({ face, fill, make }): SavedUse => [saveFace(face), notation.format(fill), notation.format(make)]),
    using: player.using ? saveFace(player.using) : null,
    filled: player.filled ? notation.format(player.filled) : null,
  };
}

function saveFace({ id, isTurned }: Face): SavedFace {
  return [id, isTurned ? 'turned' : 'upright'];
}

function ids(cards: readonly { readonly id: string }[]): string[] {
  return cards.map(({ id }) => id);
}

export function load(compiled: CompiledData, json: Json): State {
  const saved = json as unknown as Saved;
  const recipes = (list: readonly RecipeId[]) => list.map((id) => recipeOf(compiled, id));
  return {
    ...saved,
    players: saved.players.map((player) => loadPlayer(compiled, player)),
    deck: Bag.of(recipes(saved.deck)),
    discards: recipes(saved.discards),
    cast: saved.cast.map((id) => characterOf(compiled, id)),
    queue: [...saved.queue],
  };
}

function loadPlayer(compiled: CompiledData, saved: SavedPlayer): Player {
  const face = (one: SavedFace | null) => (one ? faceOf(compiled, ...one) : undefined);
  const character = (id: CharacterId | null) => (id === null ? undefined : characterOf(compiled, id));
  return {
    ...saved,
    character: character(saved.character),
    offered: saved.offered.map((id) => characterOf(compiled, id)),
    kept: character(saved.kept),
    hand: saved.hand.map((id) => recipeOf(compiled, id)),
    pick: face(saved.pick),
    pulled: saved.pulled === null ? undefined : recipeOf(compiled, saved.pulled),
    faces: saved.faces.map((one) => faceOf(compiled, ...one)),
    markers: [...saved.markers],
    effects: [...saved.effects],
    bench: [...saved.bench],
    cauldron: [...saved.cauldron],
    circle: [...saved.circle],
    taken: [...saved.taken],
    made: [...saved.made],
    spent: [...saved.spent],
    removed: [...saved.removed],
    poured: [...saved.poured],
    uses: saved.uses.map(
      ([one, fill, make]): Use => ({ face: faceOf(compiled, ...one), fill: fillOf(compiled, fill), make: makeOf(compiled, make) }),
    ),
    using: face(saved.using),
    filled: saved.filled === null ? undefined : fillOf(compiled, saved.filled),
  };
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
