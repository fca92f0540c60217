import { ACTIONS, type Action, type ActionId, pairOf } from './actions.ts';
import { type CauldronFile, type CauldronPlan, planCauldron } from './cauldron.ts';
import { compileMap, type MapFile, type MapPlan } from './map.ts';
import { compileScroll, type Scroll, type ScrollFile } from './scroll-cards.ts';

/** How a figure came to us: copied from the box, known of it, from the rulebook, made up to fit, or only the rest of it made up. */
export const ORIGINS = [
  'printed',
  'known',
  'rulebook',
  'reconstructed',
  'known, rest reconstructed',
  'rulebook, rest reconstructed',
] as const;
type Origin = (typeof ORIGINS)[number];
/** Of all figures, or of each. */
type Origins = Origin | Readonly<Record<string, Origin>>;

export const SILVERS = ['witches', 'portals', 'crystals', 'scrolls', 'chips', 'specials'] as const;
export type Silver = (typeof SILVERS)[number];

type WandCellFile = 'start' | null | { readonly bonus: ActionId; readonly times: number } | { readonly silver: Silver };
type ChipFile = { readonly action: ActionId; readonly copies: number } | { readonly points: number; readonly copies: number };

/** The file an owner of the box may replace. */
export interface BoardFile {
  readonly note: string;
  /** By part; for chips and scrolls what holds unless a row says otherwise. */
  readonly provenance?: Readonly<Record<string, Origins>>;
  readonly actions: readonly ActionId[];
  readonly map: MapFile;
  readonly cauldron: CauldronFile;
  readonly tilesPerPlayer: readonly (readonly [ActionId, ActionId])[];
  readonly specials: readonly (readonly [ActionId, ActionId])[];
  readonly owls: readonly number[];
  readonly pentagram: readonly (string | null)[];
  readonly wand: readonly WandCellFile[];
  readonly chips: readonly ChipFile[];
  readonly rack: { readonly perShelf: Readonly<Record<string, number>>; readonly bottom: Readonly<Record<string, number>> };
  readonly scrolls: readonly ScrollFile[];
}

export type PentagramCell =
  | { readonly kind: 'blank' }
  /** `place` is the place among the cells of its kind. */
  | { readonly kind: 'special' | 'owl'; readonly place: number };

export type WandCell =
  | { readonly kind: 'blank' }
  | { readonly kind: 'bonus'; readonly action: Action; readonly times: number }
  | { readonly kind: 'silver'; readonly silver: Silver };

export interface Chip {
  readonly index: number;
  /** An action's id, or for example `points-3`. */
  readonly id: string;
  /** −1 for a points chip. */
  readonly action: Action;
  readonly points: number;
  readonly copies: number;
}

/** The board file, compiled: everything is found by its index. */
export interface Board {
  readonly map: MapPlan;
  readonly cauldron: CauldronPlan;
  /** Special hexes by the index of their pair. */
  readonly specials: readonly number[];
  /** The values of an owl stack from the top. */
  readonly owls: readonly number[];
  readonly pentagram: readonly PentagramCell[];
  readonly blues: number;
  readonly owlStacks: number;
  readonly wand: readonly WandCell[];
  readonly chips: readonly Chip[];
  readonly scrolls: readonly Scroll[];
  readonly scrollById: ReadonlyMap<string, Scroll>;
  readonly boosters: readonly Scroll[];
  /** How many crystals each of the six shelves, and the bottom one, can hold. WS-6.6 */
  readonly shelfSize: number;
  readonly bottomSize: number;
}

export function compileBoard(file: BoardFile, seats: number): Board {
  const specials = Array.from({ length: 15 }, () => 0);
  for (const [one, other] of file.specials) {
    const pair = pairOf(one, other);
    if (pair) specials[pair.index] = (specials[pair.index] as number) + 1;
  }
  const pentagram = compilePentagram(file.pentagram);
  const scrolls = file.scrolls.map(compileScroll);
  return {
    map: compileMap(file.map),
    cauldron: planCauldron(file.cauldron),
    specials,
    owls: file.owls,
    pentagram,
    blues: pentagram.filter(({ kind }) => kind === 'special').length,
    owlStacks: pentagram.filter(({ kind }) => kind === 'owl').length,
    wand: file.wand.map(compileWandCell),
    chips: file.chips.map(compileChip),
    scrolls,
    scrollById: new Map(scrolls.map((scroll) => [scroll.id, scroll])),
    boosters: scrolls.filter(({ kind }) => kind === 'booster'),
    shelfSize: file.rack.perShelf[seats] as number,
    bottomSize: file.rack.bottom[seats] as number,
  };
}

function actionOf(id: string): Action {
  return (ACTIONS as readonly string[]).indexOf(id);
}

function compilePentagram(cells: readonly (string | null)[]): readonly PentagramCell[] {
  let specials = 0;
  let owls = 0;
  return cells.map((cell): PentagramCell => {
    if (cell?.startsWith('special-')) return { kind: 'special', place: specials++ };
    if (cell?.startsWith('owl-')) return { kind: 'owl', place: owls++ };
    return { kind: 'blank' };
  });
}

function compileWandCell(cell: WandCellFile): WandCell {
  if (cell === null || cell === 'start') return { kind: 'blank' };
  if ('silver' in cell) return { kind: 'silver', silver: cell.silver };
  return { kind: 'bonus', action: actionOf(cell.bonus), times: cell.times };
}

export function chipId(chip: ChipFile): string {
  return 'action' in chip ? chip.action : `points-${chip.points}`;
}

function compileChip(chip: ChipFile, index: number): Chip {
  const { copies } = chip;
  const id = chipId(chip);
  return 'action' in chip
    ? Object.freeze({ index, id, action: actionOf(chip.action), points: 0, copies })
    : Object.freeze({ index, id, action: -1, points: chip.points, copies });
}
