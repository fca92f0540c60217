import { type Character, isInitiate } from './characters.ts';
import type { CellRow, CharacterRow, Data, RecipeRow } from './data.ts';
import type { Counts } from './ingredients.ts';
import { type FillMove, fillsOf, format, isPlain, type MakeMove, type Move, PLAIN_MOVES } from './moves.ts';
import { INGREDIENTS } from './pieces.ts';
import { type Cell, cellOf, type Face, type Recipe, symbolsOf, totalsOf } from './recipes.ts';

/** The data compiled: every card and every move there can be, made once. */
export interface Box {
  /** How many of each ingredient a workbench holds. WW-1.4 */
  readonly capacity: Counts;
  readonly recipes: readonly Recipe[];
  readonly characters: readonly Character[];
  readonly initiate: Character | undefined;
  /** The others, a character once for each of its copies. */
  readonly others: readonly Character[];
  readonly draws: readonly Move[];
  readonly pulls: readonly Move[];
  readonly byText: ReadonlyMap<string, Move>;
  readonly textOf: ReadonlyMap<Move, string>;
  readonly recipeById: ReadonlyMap<string, Recipe>;
  readonly characterById: ReadonlyMap<string, Character>;
}

export function boxOf(data: Data): Box {
  const press = new Press();
  const recipes = data.recipes.map((row, index) => press.recipe(row, index));
  const characters = data.characters.map((row, index) => press.character(row, index));
  const initiateAt = data.characters.findIndex(isInitiate);
  const others = data.characters.flatMap((row, index) =>
    isInitiate(row) ? [] : Array.from({ length: row.copies ?? 1 }, () => characters[index] as Character),
  );
  const draws = recipes.map((recipe) => press.move({ type: 'draw', recipe }));
  const pulls = recipes.map((recipe) => press.move({ type: 'pull', recipe }));
  for (const move of PLAIN_MOVES) press.move(move);
  return {
    capacity: INGREDIENTS.map((ingredient) => data.capacity[ingredient]),
    recipes,
    characters,
    initiate: characters[initiateAt],
    others,
    draws,
    pulls,
    byText: press.byText,
    textOf: new Map([...press.byText].map(([text, move]) => [move, text])),
    recipeById: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    characterById: new Map(characters.map((character) => [character.id, character])),
  };
}

/** Makes the records; a move that several cards share is made once. */
class Press {
  readonly byText = new Map<string, Move>();

  move<M extends Move>(move: M): M {
    const text = format(move);
    const known = this.byText.get(text);
    if (known) return known as M;
    Object.freeze(move);
    this.byText.set(text, move);
    return move;
  }

  recipe(row: RecipeRow, index: number): Recipe {
    const { id, initiative, reversible } = row;
    // The card and its two faces name each other.
    const recipe = { id, index, symbols: symbolsOf(row), initiative, isReversible: reversible } as Recipe;
    const upright = this.#face(id, row.inputs, row.outputs, recipe, 'upright');
    const turned = this.#face(id, row.outputs, row.inputs, recipe, 'turned');
    return Object.freeze(Object.assign(recipe, { upright, turned }));
  }

  character(row: CharacterRow, index: number): Character {
    const { id } = row;
    const own = row.recipe;
    // The card and its moves name each other.
    const character: Omit<Character, 'offer' | 'keep'> = {
      id,
      index,
      start: INGREDIENTS.map((ingredient) => row.start[ingredient]),
      ability: row.ability,
      symbols: symbolsOf(row),
      faces: own && ([this.#own(id, own.inputs, own.outputs, 'upright'), this.#own(id, own.outputs, own.inputs, 'turned')] as const),
    };
    const offer: Move = { type: 'offer', character: character as Character };
    const keep: Move = { type: 'keep', character: character as Character };
    return Object.freeze(Object.assign(character, { offer: this.move(offer), keep: this.move(keep) }));
  }

  #own(id: string, inputs: readonly CellRow[], outputs: readonly CellRow[], side: Side): Face {
    return this.#face(id, inputs, outputs, undefined, side);
  }

  #face(id: string, inputs: readonly CellRow[], outputs: readonly CellRow[], recipe: Recipe | undefined, side: Side): Face {
    const needs = totalsOf(inputs.map(cellOf));
    const fills = needs.flatMap(fillsOf).map((fill): FillMove => this.move(fill));
    const face: Omit<Face, 'play'> = {
      id,
      isTurned: side === 'turned',
      recipe,
      inputs: inputs.map((row): Cell => cellOf(row)),
      outputs: outputs.map((row): Cell => cellOf(row)),
      isIdle: inputs.length + outputs.length === 0,
      needs,
      fills,
      plainFills: fills.filter(isPlain),
      makes: totalsOf(outputs.map(cellOf)).map((pieces): MakeMove => this.move({ type: 'make', pieces })),
      use: this.move({ type: 'use', id }),
    };
    const play: Move = { type: 'play', face: face as Face };
    return Object.freeze(Object.assign(face, { play: recipe ? this.move(play) : play }));
  }
}

type Side = 'upright' | 'turned';
