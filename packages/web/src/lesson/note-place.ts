import { type Box, grown, shared } from './box.ts';

/** A wide note has its buttons beside its words, a slim one below them. */
export type Shape = 'wide' | 'slim';

export interface NotePlace extends Omit<Box, 'id'> {
  readonly shape: Shape;
  /** There is less room than its words need: they are scrolled. */
  readonly isTight: boolean;
}

interface Room {
  /** The board's place on the screen. */
  readonly board: Box;
  /** The lower end of what it may cover if it must: prompt and hand. */
  readonly bottom: number;
  /** How high a note of each shape is with its words. */
  readonly heights: Readonly<Record<Shape, number>>;
  /** Lit pieces. */
  readonly lit: readonly Box[];
}

const WIDEST = 760;
const SLIM = 400;
/** Around what is lit, in pixels: its ring, and a line of light. */
const AROUND = 10;
/** The lowest note: two lines of its words and its buttons. */
export const LOWEST = 120;

/** Where a note covers nothing that is lit; if it must, as little of each thing as can be. */
export function notePlace({ board, bottom, heights, lit }: Room): NotePlace {
  const isNarrow = board.width < 700;
  const gap = board.width < 600 ? 6 : 20;
  const holes = lit.map((box) => grown(box, AROUND));
  const low = (height: number) => board.y + board.height - height - gap;
  /** Above and below what is lit, over prompt and hand at last. */
  const levels = (height: number, first: readonly number[]): readonly number[] => [
    ...first,
    ...holes.flatMap(({ y, height: hole }) => [y - height, y + hole]).filter((y) => y >= board.y && y <= low(height)),
    bottom - height - gap,
  ];
  const at = (shape: Shape, x: number, width: number, first: readonly number[]): readonly NotePlace[] =>
    levels(heights[shape], first).map((y) => ({ shape, x, y, width, height: heights[shape], isTight: false }));

  const broad = isNarrow ? 'slim' : 'wide';
  const width = Math.min(board.width - 2 * gap, WIDEST);
  const middle = board.x + (board.width - width) / 2;
  const centre = board.y + Math.max(gap, (board.height - heights.slim) / 2);
  const places: readonly NotePlace[] = [
    ...at(broad, middle, width, [low(heights[broad]), board.y + gap]),
    ...(isNarrow ? [] : [board.x + board.width - SLIM - gap, board.x + gap].flatMap((x) => at('slim', x, SLIM, [centre]))),
    ...tightPlaces(holes, board.y, bottom - gap).map((band) => ({ ...band, shape: broad, x: middle, width, isTight: true }) as const),
  ];
  const costs = places.map((place) => costOf(place, holes));
  const best = places[costs.indexOf(Math.min(...costs))];
  if (!best) throw new Error('no place for the note');
  return best;
}

/** A thing of which much is covered counts more than several of which the edge is. */
function costOf(place: NotePlace, holes: readonly Box[]): number {
  return holes.reduce((sum, hole) => sum + (shared(place, hole) / (hole.width * hole.height)) ** 2, 0);
}

/** Bands of the screen without anything lit in them, the highest first. */
function tightPlaces(holes: readonly Box[], top: number, bottom: number): readonly { readonly y: number; readonly height: number }[] {
  const bands: { y: number; height: number }[] = [];
  let y = top;
  for (const hole of [...holes.toSorted((a, b) => a.y - b.y), { y: bottom, height: 0 }]) {
    if (hole.y - y >= LOWEST) bands.push({ y, height: hole.y - y });
    y = Math.max(y, hole.y + hole.height);
  }
  return bands.sort((a, b) => b.height - a.height);
}
