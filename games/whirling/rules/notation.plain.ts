import type { Notation } from '@coven/core';
import { ARCANA, type Arcanum, INGREDIENTS, type Ingredient } from './names.plain.ts';

/** Where each input comes from, in the order of `INGREDIENTS`. WW-3.1 */
export interface FillMove {
  readonly type: 'fill';
  readonly bench: readonly Ingredient[];
  readonly output: readonly Ingredient[];
  readonly supply: readonly Ingredient[];
}

/** What the outputs are, mixed cells chosen. WW-3.2 */
export interface MakeMove {
  readonly type: 'make';
  readonly pieces: readonly Ingredient[];
}

/** Remove one or two pieces from the workbench. WW-2.5 */
export interface RavenMove {
  readonly type: 'raven';
  readonly pieces: readonly Ingredient[];
}

/** Cards go by their ids; several pieces stand in the order of `INGREDIENTS`. */
export type Move =
  /** Chance: a character is dealt. WW-1.1 */
  | { readonly type: 'offer'; readonly character: string }
  /** Keep one of the pair. */
  | { readonly type: 'keep'; readonly character: string }
  /** Chance: a recipe is dealt or drawn. */
  | { readonly type: 'draw'; readonly recipe: string }
  /** WW-7.8 */
  | { readonly type: 'grow'; readonly ingredient: Ingredient }
  /** WW-7.1 */
  | { readonly type: 'fresh-start' }
  /** Play a random card. WW-7.3 */
  | { readonly type: 'blind' }
  /** Chance: the random card. */
  | { readonly type: 'pull'; readonly recipe: string }
  /** Pick a recipe and its direction. WW-2.1 */
  | { readonly type: 'play'; readonly recipe: string; readonly isTurned: boolean }
  /** Name the extra effect of a random card. WW-7.3 */
  | { readonly type: 'name'; readonly arcanum: Arcanum }
  /** Put a piece from the supply into the cauldron. WW-2.5 */
  | { readonly type: 'potion'; readonly ingredient: Ingredient }
  | RavenMove
  /** Take inputs of a kind from the supply. WW-2.5 */
  | { readonly type: 'grimoire'; readonly ingredient: Ingredient }
  /** Move a piece from the workbench to the cauldron. WW-7.5 */
  | { readonly type: 'pour'; readonly ingredient: Ingredient }
  /** No more arcana this round. */
  | { readonly type: 'ready' }
  /** Use a recipe, or a character's own by the character's id; where there is more than one way, `fill` and `make` follow. */
  | { readonly type: 'use'; readonly recipe: string }
  | FillMove
  | MakeMove
  /** A grimoire effect for two mandrakes: how many from the workbench, how many from the outputs. WW-7.6 */
  | { readonly type: 'buy'; readonly ingredient: Ingredient; readonly bench: number; readonly output: number }
  /** Wait for somebody to finish. WW-3.5 */
  | { readonly type: 'hold' }
  /** Finish the brew; a piece may go straight into the circle. WW-3.3, WW-7.10 */
  | { readonly type: 'done'; readonly kept: Ingredient | null };

/** The moves as text; NOTATION.md explains them. */
export const notation: Notation<Move> = { format, parse };

function format(move: Move): string {
  switch (move.type) {
    case 'offer':
    case 'keep':
      return `${move.type} ${move.character}`;
    case 'draw':
    case 'pull':
    case 'use':
      return `${move.type} ${move.recipe}`;
    case 'play':
      return move.isTurned ? `play ${move.recipe} turned` : `play ${move.recipe}`;
    case 'fill':
      return ['fill', ...SOURCES.flatMap((source) => move[source].map((ingredient) => `${source}:${ingredient}`))].join(' ');
    case 'make':
    case 'raven':
      return [move.type, ...move.pieces].join(' ');
    case 'name':
      return `name ${move.arcanum}`;
    case 'grow':
    case 'potion':
    case 'grimoire':
    case 'pour':
      return `${move.type} ${move.ingredient}`;
    case 'buy':
      return `buy ${move.ingredient} bench:${move.bench} output:${move.output}`;
    case 'done':
      return move.kept === null ? 'done' : `done ${move.kept}`;
    case 'fresh-start':
    case 'blind':
    case 'ready':
    case 'hold':
      return move.type;
    default:
      return move satisfies never;
  }
}

/** Where inputs come from, in the order written. */
const SOURCES = ['bench', 'output', 'supply'] as const;

function parse(text: string): Move | undefined {
  const [type = '', ...args] = text.split(' ');
  const move = read(type, args);
  // Every move is written in one way only.
  return move && format(move) === text ? move : undefined;
}

function read(type: string, args: readonly string[]): Move | undefined {
  const [first = ''] = args;
  switch (type) {
    case 'fresh-start':
    case 'blind':
    case 'ready':
    case 'hold':
      return { type };
    case 'offer':
    case 'keep':
      return isId(first) ? { type, character: first } : undefined;
    case 'draw':
    case 'pull':
    case 'use':
      return isId(first) ? { type, recipe: first } : undefined;
    case 'play':
      return isId(first) ? { type, recipe: first, isTurned: args.length > 1 } : undefined;
    case 'grow':
    case 'potion':
    case 'grimoire':
    case 'pour':
      return isIngredient(first) ? { type, ingredient: first } : undefined;
    case 'name': {
      const arcanum = ARCANA.find((one) => one === first);
      return arcanum && { type, arcanum };
    }
    case 'raven':
      return args.length > 0 ? { type, pieces: inOrder(args) } : undefined;
    case 'make':
      return { type, pieces: inOrder(args) };
    case 'fill':
      return { type, bench: inOrder(after('bench', args)), output: inOrder(after('output', args)), supply: inOrder(after('supply', args)) };
    case 'buy': {
      const [bench, output] = [numberIn('bench', args), numberIn('output', args)];
      return isIngredient(first) && bench !== undefined && output !== undefined ? { type, ingredient: first, bench, output } : undefined;
    }
    case 'done':
      if (args.length === 0) return { type, kept: null };
      return isIngredient(first) ? { type, kept: first } : undefined;
    default:
      return undefined;
  }
}

function isId(word: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(word);
}

function isIngredient(word: string): word is Ingredient {
  return INGREDIENTS.some((ingredient) => ingredient === word);
}

/** The ingredients among these words, in fixed order. */
function inOrder(words: readonly string[]): readonly Ingredient[] {
  return INGREDIENTS.flatMap((ingredient) => words.flatMap((word) => (word === ingredient ? [ingredient] : [])));
}

/** The text after the colon of the words with this prefix. */
function after(place: string, words: readonly string[]): readonly string[] {
  return words.flatMap((word) => (word.startsWith(`${place}:`) ? [word.slice(place.length + 1)] : []));
}

function numberIn(place: string, words: readonly string[]): number | undefined {
  const [digit = ''] = after(place, words);
  return /^\d$/.test(digit) ? Number(digit) : undefined;
}
