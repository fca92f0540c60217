import { FastRandom, type Random, type Rules } from '@coven/core';
import { type ExpensiveSearch, workOf } from '@coven/core/laws';
import type { CellRow } from '../rules/cells.plain.ts';
import { ABILITIES } from '../rules/characters.ts';
import { compile } from '../rules/compiled-data.ts';
import { type CharacterRow, type Data, PRINTED, type RecipeRow } from '../rules/data.ts';
import { problemsIn } from '../rules/data-check.ts';
import { ARCANA, INGREDIENTS, type Ingredient, type Move, type Whirling, whirling } from '../rules/index.ts';

type Draft<Row> = { -readonly [Key in keyof Row]: Row[Key] };

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return items[random.below(items.length)] as Item;
}

/** Often mixed, in any order. */
function anyCell(random: Random): CellRow {
  if (random.below(3) === 0) return oneOf([...INGREDIENTS, 'any'], random);
  const kinds = new Set<Ingredient>();
  const count = 2 + random.below(4);
  while (kinds.size < count) kinds.add(oneOf(INGREDIENTS, random));
  return [...kinds];
}

function anySide(random: Random): readonly CellRow[] {
  return Array.from({ length: random.below(6) }, () => anyCell(random));
}

/** Cells, symbols, characters, capacities: everything that more work could come from. */
export function change(data: Data, random: Random): void {
  const recipe = oneOf(data.recipes, random) as Draft<RecipeRow>;
  const character = oneOf(data.characters, random) as Draft<CharacterRow>;
  switch (random.below(8)) {
    case 0:
      recipe.inputs = anySide(random);
      break;
    case 1:
      recipe.outputs = anySide(random);
      break;
    case 2: // What was found costly, everywhere.
      for (const other of data.recipes as Draft<RecipeRow>[]) {
        if (random.below(2) === 0) Object.assign(other, { inputs: recipe.inputs, outputs: recipe.outputs });
      }
      break;
    case 3:
      recipe.arcana = Array.from({ length: 6 }, () => oneOf(ARCANA, random));
      break;
    case 4: {
      const recipeRow = { inputs: anySide(random), outputs: anySide(random) };
      (data.characters as CharacterRow[]).push({ ...character, id: `own-${random.below(1e6)}`, recipe: recipeRow });
      break;
    }
    case 5:
      character.ability = oneOf(ABILITIES, random);
      break;
    case 6: {
      const places = 1 + random.below(15);
      Object.assign(data.capacity, { [oneOf(INGREDIENTS, random)]: places });
      character.start = { ...character.start, [oneOf(INGREDIENTS, random)]: random.below(places + 1) };
      break;
    }
    default: // Views carry the rows of what they show.
      recipe.provenance = { ...recipe.provenance, [`own-${random.below(1e6)}`]: 'x'.repeat(1 + random.below(200)) };
  }
}

/** Records that compiling makes: moves by their text, fills, and sums of sides. */
export function compiledRecords(text: string): number {
  const { byText, recipes, characters } = compile(JSON.parse(text) as Data);
  const faces = [...recipes.flatMap(({ upright, turned }) => [upright, turned]), ...characters.flatMap(({ faces: own }) => own ?? [])];
  return faces.reduce((sum, { fills, needs, makes }) => sum + (fills?.length ?? 0) + needs.length + makes.length, byText.size);
}

/** Brews as much as can be, so that inputs may come from everywhere. */
export function brewingOn(moves: readonly Move[]): readonly Move[] {
  return moves.filter(({ type }) => type !== 'done' && type !== 'ready' && type !== 'hold');
}

export function rulesWith(cards: string, seats = 2): Rules<Whirling> {
  return whirling.open({ characters: 'random', cards }, seats, whirling.version);
}

/** A start from which the search finds full workbenches: every side is three cells of any kind. */
function richFile(): Data {
  const data = structuredClone(PRINTED);
  const side: readonly CellRow[] = ['any', 'any', 'any'];
  const full: Data['capacity'] = { heart: 15, mandrake: 15, mushroom: 15, spider: 15, toad: 15 };
  for (const recipe of data.recipes) Object.assign(recipe, { inputs: side, outputs: side, arcana: ['grimoire', 'grimoire'] });
  for (const character of data.characters) Object.assign(character, { start: full });
  return { ...data, capacity: full };
}

export function searchOf(rounds: number): ExpensiveSearch<Data> {
  return {
    start: richFile(),
    change,
    rounds,
    cost: (text) => {
      if (problemsIn(text).length > 0) return undefined;
      const { moves, texts, view } = workOf(rulesWith(text), new FastRandom(7), 150, brewingOn);
      return compiledRecords(text) + 20 * moves + texts + view;
    },
  };
}
