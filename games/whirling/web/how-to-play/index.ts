import type { HowToPlayPictures } from '@coven/web/learn/how-to-play.ts';
import { sidesOf } from '../../rules/cells.plain.ts';
import type { messages as en } from '../../words/how-to-play/en.ts';
import type { WhirlingWords } from '../../words/index.ts';
// The pieces come with the table, in one file: a file of their own would make the first load larger.
import '../index.ts';
import { PRINTED } from '../printed.data.ts';
import { recipeLabel } from '../recipe-label.ts';
import Entry from './Entry.svelte';
import Picture from './Picture.svelte';

export const howToPlay: HowToPlayPictures = {
  Picture,
  Entry,
  reference(all, messages) {
    const own = messages as typeof en;
    const words = all as WhirlingWords;
    return [
      {
        kind: 'recipe',
        title: own['group.recipe'],
        entries: PRINTED.recipes.map((row) => ({
          id: row.id,
          name: words.piece('recipe', row.id),
          text: recipeLabel(words, words.say('table.initiative', { number: row.initiative }), sidesOf(row, 'upright'), row.arcana, [
            row.reversible ? words.say('table.may-turn') : '',
          ]),
        })),
      },
      {
        kind: 'character',
        title: own['group.character'],
        entries: PRINTED.characters.map(({ id, ability, recipe }) => ({
          id,
          name: words.piece('character', id),
          text: [
            ability ? words.ability(ability) : '',
            recipe ? recipeLabel(words, words.say('table.recipes'), sidesOf(recipe, 'upright'), [], []) : '',
          ].join(' '),
        })),
      },
    ];
  },
};
