import { after, type EntryOf, notationOf, oneOf, optional, type TextField, wholeOf, word } from '@coven/core/notation';
import { ARCANA, INGREDIENTS, type Ingredient } from './names.plain.ts';

const ID = word('[a-z0-9-]{1,40}');
const INGREDIENT = oneOf(INGREDIENTS);
const TURNED: TextField<boolean> = {
  lead: '',
  pattern: '(?: turned)?',
  write: (isTurned) => (isTurned ? ' turned' : ''),
  read: (text) => text !== '',
};

/** Several pieces, each behind the place that it comes from, in the order of `INGREDIENTS`. */
function piecesOf(place: string, min: 0 | 1): TextField<readonly Ingredient[]> {
  return {
    lead: '',
    pattern: `(?: ${place}(?:${INGREDIENTS.join('|')})){${min},}`,
    write: (pieces) => pieces.map((ingredient) => ` ${place}${ingredient}`).join(''),
    read(text) {
      const words = text.split(' ');
      return INGREDIENTS.flatMap((ingredient) => words.flatMap((one) => (one === place + ingredient ? [ingredient] : [])));
    },
  };
}

/** The fields of each move, in the order in which they are written. Cards go by their ids. */
const MOVES = {
  /** Chance: a character is dealt. WW-1.1 */
  offer: { character: ID },
  /** Keep one of the pair. */
  keep: { character: ID },
  /** Chance: a recipe is dealt or drawn. */
  draw: { recipe: ID },
  /** WW-7.8 */
  grow: { ingredient: INGREDIENT },
  /** WW-7.1 */
  'fresh-start': {},
  /** Play a random card. WW-7.3 */
  blind: {},
  /** Chance: the random card. */
  pull: { recipe: ID },
  /** Pick a recipe and its direction. WW-2.1 */
  play: { recipe: ID, isTurned: TURNED },
  /** Name the extra effect of a random card. WW-7.3 */
  name: { arcanum: oneOf(ARCANA) },
  /** Put a piece from the supply into the cauldron. WW-2.5 */
  potion: { ingredient: INGREDIENT },
  /** Remove one or two pieces from the workbench. WW-2.5 */
  raven: { pieces: piecesOf('', 1) },
  /** Take inputs of a kind from the supply. WW-2.5 */
  grimoire: { ingredient: INGREDIENT },
  /** Move a piece from the workbench to the cauldron. WW-7.5 */
  pour: { ingredient: INGREDIENT },
  /** No more arcana this round. */
  ready: {},
  /** Use a recipe, or a character's own by the character's id; where there is more than one way, `fill` and `make` follow. */
  use: { recipe: ID },
  /** Where each input comes from. WW-3.1 */
  fill: { bench: piecesOf('bench:', 0), output: piecesOf('output:', 0), supply: piecesOf('supply:', 0) },
  /** What the outputs are, mixed cells chosen. WW-3.2 */
  make: { pieces: piecesOf('', 0) },
  /** A grimoire effect for two mandrakes: how many from the workbench, how many from the outputs. WW-7.6 */
  buy: { ingredient: INGREDIENT, bench: after(' bench:', wholeOf(1)), output: after(' output:', wholeOf(1)) },
  /** Wait for somebody to finish. WW-3.5 */
  hold: {},
  /** Finish the brew; a piece may go straight into the circle. WW-3.3, WW-7.10 */
  done: { kept: optional(INGREDIENT) },
};

export type Move = EntryOf<typeof MOVES>;
export type FillMove = Extract<Move, { type: 'fill' }>;
export type MakeMove = Extract<Move, { type: 'make' }>;
export type RavenMove = Extract<Move, { type: 'raven' }>;

/** The moves as text; NOTATION.md explains them. */
export const notation = notationOf<Move>('type', MOVES);
