import type { MoveRows } from '@coven/words';
import type { Whirling } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { WhirlingKinds } from './kinds.ts';

export const MOVES: MoveRows<Whirling, typeof en, WhirlingKinds> = {
  offer: { character: 'character' },
  keep: { character: 'character' },
  draw: { recipe: 'card' },
  grow: { ingredient: 'ingredient' },
  'fresh-start': {},
  blind: {},
  pull: { recipe: 'card' },
  play: ({ recipe, isTurned }, { say, face }) => say('move.play', { card: face({ card: recipe, isTurned }) }),
  name: { arcanum: 'arcanum' },
  potion: { ingredient: 'ingredient' },
  raven: { pieces: 'pieces' },
  grimoire: { ingredient: 'ingredient' },
  pour: { ingredient: 'ingredient' },
  ready: {},
  use: { recipe: 'card' },
  fill: (move, { say, sources }) => say('move.fill', { sources: sources(move) }),
  make: { pieces: 'pieces' },
  buy({ ingredient, bench, output }, { say, ...as }) {
    const mandrakes = (length: number) => Array.from({ length }, () => 'mandrake' as const);
    const sources = as.sources({ bench: mandrakes(bench), output: mandrakes(output), supply: [] });
    return say('move.buy', { ingredient: as.ingredient(ingredient), sources });
  },
  hold: {},
  done: ({ kept }, { say, ingredient }) => (kept === null ? say('move.done') : say('more.done-keeping', { ingredient: ingredient(kept) })),
};
