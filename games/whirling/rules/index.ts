import { checkedJson, type Game } from '@coven/core';
import { compile } from './compiled-data.ts';
import { type Data, PRINTED } from './data.ts';
import { problemsIn } from './data-check.ts';
import { provenance } from './provenance.ts';
import { RULEBOOK } from './rulebook.ts';
import { rulesFor, type Whirling } from './rules.ts';
import { CASTINGS, type Casting } from './setup.ts';
import { VERSIONS } from './versions.ts';

/** The printed cards, compiled once. */
const compiledPrint = compile(PRINTED);

export const whirling: Game<Whirling> = {
  id: 'whirling',
  version: 1,
  versions: VERSIONS,
  seats: { min: 2, max: 5 },
  options: [
    { id: 'characters', kind: 'choice', values: CASTINGS, rule: 'WW-1.1' },
    { id: 'cards', kind: 'file', check: problemsIn, rule: 'WW-1.2' },
  ],
  rules: RULEBOOK,
  provenance,
  open({ characters, cards }, seats) {
    const casting = characters as Casting;
    if (!cards) return rulesFor(compiledPrint, { seats, casting });
    const data = checkedJson(cards as string) as Data;
    return rulesFor(compile(data), { seats, casting, data });
  },
};

export type { CellRow } from './cells.plain.ts';
export type { Ability, CharacterId } from './characters.ts';
export { type CharacterRow, PRINTED, type RecipeRow } from './data.ts';
export type { DataReason } from './data-check.ts';
export type { Shown, ShownUse } from './events.ts';
export type { Forecast } from './forecast.ts';
export type { Counts } from './ingredients.plain.ts';
export { ARCANA, type Arcanum, INGREDIENTS, type Ingredient } from './names.plain.ts';
export { type Move, notation } from './notation.plain.ts';
export type { Brew, BrewPlan, Outlook } from './outlook.ts';
export { type RecipeId, symbolsOf } from './recipes.ts';
export type { Reason } from './refusals.ts';
export { characterRow, recipeRow } from './rows.ts';
export type { Ask, Whirling } from './rules.ts';
export type { Casting } from './setup.ts';
export type { Source } from './sources.ts';
export type { Step } from './steps.ts';
export type { OwnView, PlayerView, View } from './view.ts';
