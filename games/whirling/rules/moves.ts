import { bundles, type Counts, named } from './ingredients.plain.ts';
import { ARCANA, INGREDIENTS } from './names.plain.ts';
import type { FillMove, Move, RavenMove } from './notation.plain.ts';

/** What a grimoire costs the Scholar, in mandrakes. WW-7.6 */
export const GRIMOIRE_PRICE = 2;

/** How many pieces a raven removes at most. WW-2.5 */
const MAX_RAVEN = 2;

/** Moves that name no card, made once: lists of moves share these records. */
export const FRESH_START: Move = Object.freeze({ type: 'fresh-start' });
export const BLIND: Move = Object.freeze({ type: 'blind' });
export const READY: Move = Object.freeze({ type: 'ready' });
export const HOLD: Move = Object.freeze({ type: 'hold' });
export const DONE: Move = Object.freeze({ type: 'done', kept: null });
export const DONES = INGREDIENTS.map((kept): Move => Object.freeze({ type: 'done', kept }));
export const GROWS = INGREDIENTS.map((ingredient): Move => Object.freeze({ type: 'grow', ingredient }));
export const POTIONS = INGREDIENTS.map((ingredient): Move => Object.freeze({ type: 'potion', ingredient }));
export const GRIMOIRES = INGREDIENTS.map((ingredient): Move => Object.freeze({ type: 'grimoire', ingredient }));
export const POURS = INGREDIENTS.map((ingredient): Move => Object.freeze({ type: 'pour', ingredient }));
export const NAMES = ARCANA.map((arcanum): Move => Object.freeze({ type: 'name', arcanum }));
/** By ingredient, then by how many mandrakes the workbench gives. */
export const BUYS = INGREDIENTS.map((ingredient) =>
  Array.from(
    { length: GRIMOIRE_PRICE + 1 },
    (_, bench): Move => Object.freeze({ type: 'buy', ingredient, bench, output: GRIMOIRE_PRICE - bench }),
  ),
);

/** Every raven, with its pieces counted. */
export const RAVENS = [...bundles(1), ...bundles(MAX_RAVEN)].map((counts) => ({
  counts,
  move: Object.freeze<RavenMove>({ type: 'raven', pieces: Object.freeze(named(counts)) }),
}));

export const PLAIN_MOVES: readonly Move[] = [
  FRESH_START,
  BLIND,
  READY,
  HOLD,
  DONE,
  ...DONES,
  ...GROWS,
  ...POTIONS,
  ...GRIMOIRES,
  ...POURS,
  ...NAMES,
  ...RAVENS.map(({ move }) => move),
  ...BUYS.flat(),
];

export function fillMove(bench: Counts, output: Counts, supply: Counts): FillMove {
  return { type: 'fill', bench: Object.freeze(named(bench)), output: Object.freeze(named(output)), supply: Object.freeze(named(supply)) };
}
