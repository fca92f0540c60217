import type { Character } from './characters.ts';
import { bundles, type Counts, KINDS, type Kind, named, sum } from './ingredients.ts';
import { ARCANA, GRIMOIRE_PRICE, INGREDIENTS, type Ingredient } from './pieces.ts';
import type { Face, Recipe } from './recipes.ts';

/** Where each input comes from. WW-3.1 */
export interface FillMove {
  readonly type: 'fill';
  readonly bench: Counts;
  readonly output: Counts;
  readonly supply: Counts;
  /** One bit for each kind that the supply gives. */
  readonly supplied: number;
}

/** What the outputs are, mixed cells chosen. WW-3.2 */
export interface MakeMove {
  readonly type: 'make';
  readonly pieces: Counts;
}

export type Move =
  /** Chance: a character is dealt. WW-1.1 */
  | { readonly type: 'offer'; readonly character: Character }
  /** Keep one of the pair. */
  | { readonly type: 'keep'; readonly character: Character }
  /** Chance: a recipe is dealt or drawn. */
  | { readonly type: 'draw'; readonly recipe: Recipe }
  /** WW-7.8 */
  | { readonly type: 'grow'; readonly kind: Kind }
  /** WW-7.1 */
  | { readonly type: 'fresh-start' }
  /** Play a random card. WW-7.3 */
  | { readonly type: 'blind' }
  /** Chance: the random card. */
  | { readonly type: 'pull'; readonly recipe: Recipe }
  /** Pick a recipe and its direction. WW-2.1 */
  | { readonly type: 'play'; readonly face: Face }
  /** Name the extra effect of a random card. WW-7.3 */
  | { readonly type: 'name'; readonly arcanum: number }
  /** Put a piece from the supply into the cauldron. WW-2.5 */
  | { readonly type: 'potion'; readonly kind: Kind }
  /** Remove one or two pieces from the workbench. WW-2.5 */
  | { readonly type: 'raven'; readonly pieces: Counts }
  /** Take inputs of a kind from the supply. WW-2.5 */
  | { readonly type: 'grimoire'; readonly kind: Kind }
  /** Move a piece from the workbench to the cauldron. WW-7.5 */
  | { readonly type: 'pour'; readonly kind: Kind }
  /** No more arcana this round. */
  | { readonly type: 'ready' }
  /** Use a recipe; where there is more than one way, `fill` and `make` follow. */
  | { readonly type: 'use'; readonly id: string }
  | FillMove
  | MakeMove
  /** A grimoire effect for two mandrakes, so many of them from the workbench, the rest outputs. WW-7.6 */
  | { readonly type: 'buy'; readonly kind: Kind; readonly fromBench: number }
  /** Wait for somebody to finish. WW-3.5 */
  | { readonly type: 'hold' }
  /** Finish the brew; a piece may go straight into the circle. WW-3.3, WW-7.10 */
  | { readonly type: 'done'; readonly kind: Kind | undefined };

/** How many pieces a raven removes at most. WW-2.5 */
const RAVEN_MOST = 2;

/** Moves that name no card, made once: lists of moves share these records. */
export const FRESH_START: Move = Object.freeze({ type: 'fresh-start' });
export const BLIND: Move = Object.freeze({ type: 'blind' });
export const READY: Move = Object.freeze({ type: 'ready' });
export const HOLD: Move = Object.freeze({ type: 'hold' });
export const DONE: Move = Object.freeze({ type: 'done', kind: undefined });
export const DONES = KINDS.map((kind): Move => Object.freeze({ type: 'done', kind }));
export const GROWS = KINDS.map((kind): Move => Object.freeze({ type: 'grow', kind }));
export const POTIONS = KINDS.map((kind): Move => Object.freeze({ type: 'potion', kind }));
export const GRIMOIRES = KINDS.map((kind): Move => Object.freeze({ type: 'grimoire', kind }));
export const POURS = KINDS.map((kind): Move => Object.freeze({ type: 'pour', kind }));
export const NAMES = ARCANA.map((_, arcanum): Move => Object.freeze({ type: 'name', arcanum }));
export const RAVENS = [...bundles(1), ...bundles(RAVEN_MOST)].map((pieces) => Object.freeze({ type: 'raven', pieces } as const));
/** By kind, then by how many mandrakes the workbench gives. */
export const BUYS = KINDS.map((kind) =>
  Array.from({ length: GRIMOIRE_PRICE + 1 }, (_, fromBench): Move => Object.freeze({ type: 'buy', kind, fromBench })),
);

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
  ...RAVENS,
  ...BUYS.flat(),
];

export function format(move: Move): string {
  switch (move.type) {
    case 'offer':
    case 'keep':
      return `${move.type} ${move.character.id}`;
    case 'draw':
    case 'pull':
      return `${move.type} ${move.recipe.id}`;
    case 'play':
      return `play ${move.face.id}${move.face.isTurned ? ' turned' : ''}`;
    case 'use':
      return `use ${move.id}`;
    case 'fill':
      return ['fill', ...from('bench', move.bench), ...from('output', move.output), ...from('supply', move.supply)].join(' ');
    case 'make':
      return ['make', ...named(move.pieces)].join(' ');
    case 'name':
      return `name ${ARCANA[move.arcanum]}`;
    case 'raven':
      return ['raven', ...named(move.pieces)].join(' ');
    case 'grow':
    case 'potion':
    case 'grimoire':
    case 'pour':
      return `${move.type} ${INGREDIENTS[move.kind]}`;
    case 'buy':
      return `buy ${INGREDIENTS[move.kind]} bench:${move.fromBench} output:${GRIMOIRE_PRICE - move.fromBench}`;
    case 'done':
      return move.kind === undefined ? 'done' : `done ${INGREDIENTS[move.kind]}`;
    case 'fresh-start':
    case 'blind':
    case 'ready':
    case 'hold':
      return move.type;
    default:
      return move satisfies never;
  }
}

function from(place: string, counts: Counts): string[] {
  return named(counts).map((ingredient: Ingredient) => `${place}:${ingredient}`);
}

/** Every way to fill inputs that add up to `need`, the workbench before outputs before the supply. */
export function fillsOf(need: Counts): readonly FillMove[] {
  const found: FillMove[] = [];
  const choose = (kind: Kind, bench: Counts, output: Counts, supply: Counts): void => {
    if (kind === INGREDIENTS.length) {
      const supplied = supply.reduce((mask, count, at) => (count > 0 ? mask | (1 << at) : mask), 0);
      found.push({ type: 'fill', bench, output, supply, supplied });
      return;
    }
    const wanted = need[kind] as number;
    for (let fromSupply = 0; fromSupply <= wanted; fromSupply++) {
      for (let fromOutput = 0; fromOutput <= wanted - fromSupply; fromOutput++) {
        const fromBench = wanted - fromSupply - fromOutput;
        choose(kind + 1, [...bench, fromBench], [...output, fromOutput], [...supply, fromSupply]);
      }
    }
  };
  choose(0, [], [], []);
  return found;
}

export function isPlain(fill: FillMove): boolean {
  return sum(fill.supply) === 0;
}
