import type { Made } from '@coven/core';
import { type Action, actionOf, pairOf } from './actions.plain.ts';
import { type CauldronFile, planCauldron } from './cauldron.ts';
import type { Cell } from './hexes.plain.ts';
import { byId, compileMap, type Location, type MapFile, type Portal } from './map.ts';
import { type ActionId, pointsChip, type Silver } from './names.plain.ts';
import { type Booster, compileScroll, type Scroll, type ScrollFile } from './scroll-cards.ts';

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
  | { readonly kind: 'special'; readonly place: number }
  | { readonly kind: 'owl'; readonly place: number };

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

export type Board = Made<typeof compileBoard>;

/** The board file, compiled: everything is found by its index. */
export function compileBoard(file: BoardFile, seats: number) {
  const specials = Array.from({ length: 15 }, () => 0);
  for (const [one, other] of file.specials) {
    const pair = pairOf(one, other);
    if (pair) specials[pair.index] = (specials[pair.index] as number) + 1;
  }
  const pentagram = compilePentagram(file.pentagram);
  const chips = file.chips.map(compileChip);
  const scrolls = file.scrolls.map(compileScroll);
  return {
    map: compileMap(file.map),
    cauldron: planCauldron(file.cauldron),
    /** Special hexes by the index of their pair. */
    specials,
    /** The values of an owl stack from the top. */
    owls: file.owls,
    pentagram,
    blues: pentagram.filter(({ kind }) => kind === 'special').length,
    owlStacks: pentagram.filter(({ kind }) => kind === 'owl').length,
    wand: file.wand.map(compileWandCell),
    chips,
    chipById: byId(chips),
    scrolls,
    scrollById: byId(scrolls),
    boosters: scrolls.filter(({ kind }) => kind === 'booster'),
    /** How many crystals each of the six shelves, and the bottom one, can hold. WS-6.6 */
    shelfSize: file.rack.perShelf[seats] as number,
    bottomSize: file.rack.bottom[seats] as number,
  };
}

/** Pieces and places by their ids, which come from moves and views. */
export function cellOf({ cauldron }: Board, id: string): Cell {
  return cauldron.cellById.get(id) as Cell;
}

export function locationOf({ map }: Board, id: string): Location {
  return map.locationById.get(id) as Location;
}

export function portalOf({ map }: Board, id: string): Portal {
  return map.portalById.get(id) as Portal;
}

export function chipOf({ chipById }: Board, id: string): Chip {
  return chipById.get(id) as Chip;
}

export function scrollOf({ scrollById }: Board, id: string): Scroll {
  return scrollById.get(id) as Scroll;
}

export function boosterOf(board: Board, id: string): Booster {
  return scrollOf(board, id) as Booster;
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
  return 'action' in chip ? chip.action : pointsChip(chip.points);
}

function compileChip(chip: ChipFile, index: number): Chip {
  const { copies } = chip;
  const id = chipId(chip);
  return 'action' in chip
    ? Object.freeze({ index, id, action: actionOf(chip.action), points: 0, copies })
    : Object.freeze({ index, id, action: -1, points: chip.points, copies });
}
