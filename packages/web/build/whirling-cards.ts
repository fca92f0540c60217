import { PRINTED } from '@coven/games/whirling';
import type { Plugin } from 'vite';

const NAME = 'virtual:whirling-cards';
const RESOLVED = `\0${NAME}`;

/** The printed cards of Whirling Witchcraft as plain data made when the page is built: pictures need the rows, not the rules. */
export function whirlingCards(): Plugin {
  const recipes = PRINTED.recipes.map(({ id, arcana, inputs, outputs, reversible, initiative }) => ({
    id,
    arcana,
    inputs,
    outputs,
    reversible,
    initiative,
  }));
  const characters = PRINTED.characters.map(({ id, start, ability, recipe, arcana }) => ({ id, start, ability, recipe, arcana }));
  return {
    name: 'whirling-cards',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) => (id === RESOLVED ? `export const PRINTED = ${JSON.stringify({ recipes, characters })};` : undefined),
  };
}
