import type { Seat } from '@coven/core';
import { clauses, type Pieces, type Say } from '@coven/words';
import type { Counts, ShownUse } from '../rules/index.ts';
import { counted } from '../rules/ingredients.plain.ts';
import { ARCANA, type Arcanum, INGREDIENTS, type Ingredient } from '../rules/names.plain.ts';
import type { messages as en } from './en.ts';

export type WhirlingKinds = ReturnType<typeof kindsFor>;
export type NameOf = (kind: string, id: string) => string;

const PLACES = ['bench', 'output', 'supply'] as const;

/** For words that name no piece in a picture. */
export const BARE: Pieces = { seat: String, piece: (_, __, word) => word };

export function kindsFor(say: Say<typeof en>, nameOf: NameOf, pieces: Pieces) {
  const named = (kind: string) => (id: string) => pieces.piece(kind, id, nameOf(kind, id));
  const who = (seat: Seat): string => pieces.seat(seat);
  const character = named('character');
  const ingredient: (ingredient: Ingredient) => string = named('ingredient');
  const arcanum: (arcanum: Arcanum) => string = named('arcanum');
  const times = (word: string, count: number): string => (count === 1 ? word : `${word} ×${count}`);
  /** A recipe, or the own recipe of a character. */
  const card = (id: string): string => {
    const isRecipe = nameOf('recipe', id) !== id || nameOf('character', id) === id;
    return isRecipe ? pieces.piece('recipe', id, nameOf('recipe', id)) : character(id);
  };
  const face = (shown: { readonly card: string; readonly isTurned: boolean }): string =>
    shown.isTurned ? say('more.turned', { card: card(shown.card) }) : card(shown.card);
  const pile = (counts: Counts): string => {
    const words = INGREDIENTS.flatMap((one, kind) => (counts[kind] ? [times(ingredient(one), counts[kind])] : []));
    return words.length === 0 ? say('more.nothing') : words.join(', ');
  };
  const list = (parts: readonly string[]): string => clauses(parts, (pair) => say('more.clauses', pair));
  return {
    who,
    character,
    ingredient,
    arcanum,
    card,
    face,
    pile,
    clauses: list,
    pieces: (pieces: readonly Ingredient[]): string => pile(counted(pieces)),
    number: (number: number): number => number,
    cast: (characters: readonly string[]): string => characters.map((id, seat) => `${who(seat)} – ${character(id)}`).join(', '),
    markers: (markers: readonly number[]): string => ARCANA.map((one, which) => `${arcanum(one)} ${markers[which]}`).join(', '),
    effects: (effects: readonly number[]): string =>
      ARCANA.flatMap((one, which) => (effects[which] ? [times(arcanum(one), effects[which])] : [])).join(', '),
    sources(from: Readonly<Record<(typeof PLACES)[number], readonly Ingredient[]>>): string {
      const used = PLACES.filter((place) => from[place].length > 0);
      if (used.length === 0) return say('more.nothing');
      return list(used.map((place) => say(`more.from.${place}`, { pieces: pile(counted(from[place])) })));
    },
    use(use: ShownUse): string {
      const inputs = use.bench.map((count, kind) => count + (use.output[kind] ?? 0) + (use.supply[kind] ?? 0));
      return `${face({ card: use.recipe, isTurned: use.isTurned })} (${pile(inputs)} → ${pile(use.made)})`;
    },
  };
}
