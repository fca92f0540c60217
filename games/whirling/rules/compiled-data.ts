import { interned, type Made } from '@coven/core';
import { type Cell, cellOf, type Side, type Sides, sidesOf } from './cells.plain.ts';
import { type Character, isInitiate } from './characters.ts';
import type { CharacterRow, Data, RecipeRow } from './data.ts';
import { allFills, countFills, type Fill, MAX_COMPILED_FILLS } from './fills.ts';
import { type Counts, named } from './ingredients.plain.ts';
import { PLAIN_MOVES } from './moves.ts';
import { INGREDIENTS } from './names.plain.ts';
import { type FillMove, type MakeMove, type Move, notation } from './notation.plain.ts';
import { type Face, type Recipe, symbolsOf, totalsOf } from './recipes.ts';

/** A move with the card it names, found once: playing one that the rules list looks nothing up. */
export type CardMove = Move & { readonly card?: Recipe };

export type CompiledData = Made<typeof compile>;

/** The data compiled: every card and every move there can be, made once. */
export function compile(data: Data) {
  const compiler = new Compiler();
  const recipes = data.recipes.map((row, index) => compiler.recipe(row, index));
  const characters = data.characters.map((row, index) => compiler.character(row, index));
  const initiateAt = data.characters.findIndex(isInitiate);
  const others = data.characters.flatMap((row, index) =>
    isInitiate(row) ? [] : Array.from({ length: row.copies ?? 1 }, () => characters[index] as Character),
  );
  const draws = recipes.map((recipe): Move => compiler.move({ type: 'draw', recipe: recipe.id, card: recipe }));
  const pulls = recipes.map((recipe): Move => compiler.move({ type: 'pull', recipe: recipe.id, card: recipe }));
  for (const move of PLAIN_MOVES) compiler.move(move);
  return {
    /** How many of each ingredient a workbench holds. WW-1.4 */
    capacity: INGREDIENTS.map((ingredient) => data.capacity[ingredient]),
    recipes,
    characters,
    initiate: characters[initiateAt],
    /** The others, a character once for each of its copies. */
    others,
    draws,
    pulls,
    byText: compiler.byText,
    /** Whether the fills of some recipes are listed from what is there: those moves are not in `byText`. */
    listsFills: compiler.listsFills,
    textOf: new Map([...compiler.byText].map(([text, move]) => [move, text])),
    recipeById: new Map(recipes.map((recipe) => [recipe.id, recipe])),
    characterById: new Map(characters.map((character) => [character.id, character])),
  };
}

/** A move by its text. A fill whose recipe has no compiled list is read; only the list of moves says whether it is legal. */
export function moveOf({ byText, listsFills }: CompiledData, text: string): Move | undefined {
  const known = byText.get(text);
  if (known || !listsFills || !text.startsWith('fill')) return known;
  const move = notation.parse(text);
  return move && Object.freeze(move);
}

/** A card by an id that moves, views or saved states name. */
export function recipeOf({ recipeById }: CompiledData, id: string): Recipe {
  return recipeById.get(id) as Recipe;
}

export function characterOf({ characterById }: CompiledData, id: string): Character {
  return characterById.get(id) as Character;
}

/** Makes the records; a move that several cards share is made once. */
class Compiler {
  readonly byText = new Map<string, Move>();
  listsFills = false;
  #fills = 0;
  readonly #totalsBySide = new Map<string, readonly Counts[]>();
  readonly #makesBySide = new Map<string, readonly MakeMove[]>();

  move<M extends CardMove>(move: M): M {
    const text = notation.format(move);
    const known = this.byText.get(text);
    if (known) return known as M;
    if (move.card) interned(move, 'card');
    else Object.freeze(move);
    this.byText.set(text, move);
    return move;
  }

  recipe(row: RecipeRow, index: number): Recipe {
    const { id, initiative, reversible } = row;
    // The card and its two faces name each other.
    const recipe = { id, index, symbols: symbolsOf(row), initiative, isReversible: reversible } as Recipe;
    const upright = this.#face(id, row, 'upright', recipe);
    const turned = this.#face(id, row, 'turned', recipe);
    return Object.freeze(Object.assign(recipe, { upright, turned }));
  }

  character(row: CharacterRow, index: number): Character {
    const { id } = row;
    const own = row.recipe;
    return Object.freeze<Character>({
      id,
      index,
      start: INGREDIENTS.map((ingredient) => row.start[ingredient]),
      ability: row.ability,
      symbols: symbolsOf(row),
      faces: own && ([this.#face(id, own, 'upright', undefined), this.#face(id, own, 'turned', undefined)] as const),
      offer: this.move({ type: 'offer', character: id }),
      keep: this.move({ type: 'keep', character: id }),
    });
  }

  /** A side is the inputs of one face and the outputs of the other, and cards may share it. */
  #totals(cells: readonly Cell[]): readonly Counts[] {
    return madeOnce(this.#totalsBySide, keyOf(cells), () => totalsOf(cells));
  }

  #makes(cells: readonly Cell[]): readonly MakeMove[] {
    return madeOnce(this.#makesBySide, keyOf(cells), () =>
      this.#totals(cells).map((pieces): MakeMove => this.move({ type: 'make', pieces: Object.freeze(named(pieces)) })),
    );
  }

  #fillsOf(needs: readonly Counts[]): readonly Fill[] | undefined {
    const count = countFills(needs);
    if (this.#fills + count > MAX_COMPILED_FILLS) {
      this.listsFills = true;
      return undefined;
    }
    this.#fills += count;
    return allFills(needs).map((fill) => ({ ...fill, move: this.move<FillMove>(fill.move) }));
  }

  #face(id: string, sides: Sides, side: Side, recipe: Recipe | undefined): Face {
    const lying = sidesOf(sides, side);
    const [inputs, outputs] = [lying.inputs.map(cellOf), lying.outputs.map(cellOf)];
    const needs = this.#totals(inputs);
    const fills = this.#fillsOf(needs);
    const isTurned = side === 'turned';
    const play: CardMove = recipe ? { type: 'play', recipe: id, isTurned, card: recipe } : { type: 'play', recipe: id, isTurned };
    return Object.freeze<Face>({
      id,
      isTurned,
      recipe,
      inputs,
      outputs,
      isIdle: inputs.length + outputs.length === 0,
      needs,
      fills,
      plainFills: fills?.filter(({ supplied }) => supplied === 0),
      makes: this.#makes(outputs),
      use: this.move({ type: 'use', recipe: id }),
      play: recipe ? this.move(play) : play,
    });
  }
}

/** The order of cells and of their kinds decides the order of moves. */
function keyOf(cells: readonly Cell[]): string {
  return cells.map((cell) => cell.join('/')).join(' ');
}

function madeOnce<Value>(made: Map<string, Value>, key: string, make: () => Value): Value {
  const known = made.get(key);
  if (known) return known;
  const value = make();
  made.set(key, value);
  return value;
}
