import { type Field, type FileProblem, type JsonReason, problemsOf } from '@coven/core';
import { type Cell, cellOf } from './cells.plain.ts';
import { ABILITIES, INITIATE } from './characters.ts';
import { countFills } from './fills.ts';
import { ARCANA, INGREDIENTS, type Ingredient } from './names.plain.ts';
import { totalsOf } from './recipes.ts';

export type DataReason =
  | JsonReason
  | 'wrong-count'
  | 'repeated-id'
  | 'repeated-initiative'
  | 'not-true-or-false'
  | 'mixed-needs-two'
  | 'more-than-fits'
  | 'no-initiate'
  | 'too-few-characters'
  | 'too-mixed'
  | 'too-many-fills';

/** WW-1.2: the deck is always the same size. */
const RECIPES = 60;
/** Five players draft from pairs. WW-1.1 */
const MAX_SEATS = 5;
const DRAFTED = 2 * MAX_SEATS;
/** How many cells fit on each side of a card, and how many symbols. */
const MAX_CELLS = 5;
const MAX_SYMBOLS = 6;
const MAX_PLACES = 15;
const MAX_NAME = 60;
const MAX_ORIGIN = 200;
/** For stored tables; a new one may have `MAX_DATA_FILE`. */
const MAX_FILE = 200_000;
/** For new tables. Printed are 13 characters, 35 sums (three cells of any kind) and 680 fills. */
export const MAX_CHARACTERS = 40;
export const MAX_SUMS = 35;
export const MAX_FILLS = 1000;

/** Everything that is wrong in a file of cards, with line and place; nothing if the game can be played with it. */
export function problemsIn(text: string): readonly FileProblem[] {
  return problemsOf(text, MAX_FILE, (file) => {
    const members = file.members(['capacity', 'recipes', 'characters'], ['note', 'provenance']);
    members?.note?.text(2000);
    if (!members) return;
    const origins = members.provenance?.members([], ['capacity', 'recipes']);
    origins?.capacity?.text(MAX_ORIGIN);
    checkOrigins(origins?.recipes);
    const capacity = checkCounts(members.capacity, () => MAX_PLACES, 1);
    const ids = new Map<string, Field>();
    checkRecipes(members.recipes, ids);
    checkCharacters(members.characters, ids, (ingredient) => capacity?.[ingredient] ?? MAX_PLACES);
  });
}

function refuse(field: Field, reason: DataReason, args?: Readonly<Record<string, string | number>>): undefined {
  return field.refuse(reason, args);
}

function checkRecipes(field: Field, ids: Map<string, Field>): void {
  const rows = field.items();
  if (!rows) return;
  if (rows.length !== RECIPES) refuse(field, 'wrong-count', { count: rows.length, wanted: RECIPES });
  const initiatives = new Map<number, Field>();
  for (const row of rows) {
    const members = row.members(['id', 'arcana', 'inputs', 'outputs', 'reversible', 'initiative'], ['name', 'family', 'provenance']);
    if (!members) continue;
    checkId(members.id, ids);
    members.name?.text(MAX_NAME);
    members.family?.text(MAX_NAME);
    checkOrigins(members.provenance);
    checkSymbols(members.arcana);
    checkCells(members.inputs);
    checkCells(members.outputs);
    checkTruth(members.reversible);
    const initiative = members.initiative.whole(1, RECIPES);
    if (initiative === undefined) continue;
    const first = initiatives.get(initiative);
    if (first) refuse(members.initiative, 'repeated-initiative', { initiative, line: first.line });
    else initiatives.set(initiative, members.initiative);
  }
}

function checkCharacters(field: Field, ids: Map<string, Field>, room: (ingredient: Ingredient) => number): void {
  const rows = field.items();
  if (!rows) return;
  field.limitCount(rows.length, MAX_CHARACTERS);
  let initiates = 0;
  let others = 0;
  for (const row of rows) {
    const members = row.members(['id', 'start', 'arcana'], ['name', 'copies', 'recipe', 'ability', 'provenance']);
    if (!members) continue;
    const id = checkId(members.id, ids);
    for (const [, name] of members.name?.entries() ?? []) name.text(MAX_NAME);
    const copies = members.copies ? (members.copies.whole(1, MAX_SEATS) ?? 0) : 1;
    checkCounts(members.start, room, 0);
    checkOrigins(members.provenance);
    checkSymbols(members.arcana);
    members.ability?.oneOf(ABILITIES);
    const recipe = members.recipe?.members(['inputs', 'outputs'], ['reversible']);
    if (recipe) {
      checkCells(recipe.inputs);
      checkCells(recipe.outputs);
      if (recipe.reversible) checkTruth(recipe.reversible);
    }
    if (id === INITIATE) initiates += copies;
    else others += copies;
  }
  if (initiates < MAX_SEATS) refuse(field, 'no-initiate', { wanted: MAX_SEATS });
  if (others < DRAFTED) refuse(field, 'too-few-characters', { count: others, wanted: DRAFTED });
}

/** Free words for each field. */
function checkOrigins(field: Field | undefined): void {
  for (const [, origin] of field?.entries() ?? []) origin.text(MAX_ORIGIN);
}

/** Recipes and characters share one set of names: a move must say which is meant. */
function checkId(field: Field, ids: Map<string, Field>): string | undefined {
  const id = field.id();
  if (id === undefined) return undefined;
  const first = ids.get(id);
  if (first) return refuse(field, 'repeated-id', { id, line: first.line });
  ids.set(id, field);
  return id;
}

function checkSymbols(field: Field): void {
  const items = field.items();
  if (items && items.length > MAX_SYMBOLS) refuse(field, 'wrong-count', { count: items.length, wanted: MAX_SYMBOLS });
  for (const item of items ?? []) item.oneOf(ARCANA);
}

function checkCells(field: Field): void {
  const items = field.items();
  if (!items) return;
  if (items.length > MAX_CELLS) refuse(field, 'wrong-count', { count: items.length, wanted: MAX_CELLS });
  const cells = items.flatMap((item) => checkCell(item) ?? []);
  if (cells.length < items.length || cells.length > MAX_CELLS) return;
  // Either side may be filled: a recipe can be turned.
  const sums = totalsOf(cells);
  const fills = countFills(sums);
  if (sums.length > MAX_SUMS) field.limit('too-mixed' satisfies DataReason, { count: sums.length, most: MAX_SUMS });
  else if (fills > MAX_FILLS) field.limit('too-many-fills' satisfies DataReason, { count: fills, most: MAX_FILLS });
}

/** The cell in a list of its own, or nothing if it is wrong. */
function checkCell(field: Field): [Cell] | undefined {
  if (field.isText()) {
    const row = field.oneOf([...INGREDIENTS, 'any']);
    return row && [cellOf(row)];
  }
  const kinds = field.items()?.map((kind) => kind.oneOf(INGREDIENTS));
  if (kinds && (kinds.length < 2 || new Set(kinds).size < kinds.length)) return refuse(field, 'mixed-needs-two');
  const known = kinds?.filter((kind) => kind !== undefined);
  return known && known.length === kinds?.length ? [known] : undefined;
}

function checkTruth(field: Field): void {
  if (field.truth() === undefined) refuse(field, 'not-true-or-false');
}

/** A number for each of the five ingredients. */
function checkCounts(field: Field, max: (ingredient: Ingredient) => number, min: number): Record<Ingredient, number> | undefined {
  const members = field.members(INGREDIENTS);
  if (!members) return undefined;
  const counts: Partial<Record<Ingredient, number>> = {};
  for (const ingredient of INGREDIENTS) {
    const count = members[ingredient].whole(min, MAX_PLACES);
    if (count === undefined) continue;
    if (count > max(ingredient)) refuse(members[ingredient], 'more-than-fits', { most: max(ingredient) });
    counts[ingredient] = count;
  }
  return counts as Record<Ingredient, number>;
}
