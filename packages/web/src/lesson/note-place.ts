import { type Box, shared } from './box.ts';

/** A wide note has its buttons beside its words, a slim one below them. */
export type Shape = 'wide' | 'slim';

export interface NotePlace extends Omit<Box, 'id'> {
  readonly shape: Shape;
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

/** Where a note covers nothing that is lit; if it must, as little as can be. */
export function notePlace({ board, bottom, heights, lit }: Room): NotePlace {
  const isNarrow = board.width < 700;
  const gap = board.width < 600 ? 6 : 20;
  const holes = lit.map(({ x, y, width, height }) => ({
    x: x - AROUND,
    y: y - AROUND,
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
  }));
  const low = (height: number) => board.y + board.height - height - gap;
  const high = board.y + gap;
  /** Beside, above and below what is lit, over prompt and hand at last. */
  const heightsOn = (height: number, first: readonly number[]): readonly number[] => [
    ...first,
    ...holes.flatMap(({ y, height: hole }) => [y - height, y + hole]).filter((y) => y >= board.y && y <= low(height)),
    bottom - height - gap,
  ];
  const at = (shape: Shape, x: number, width: number, first: readonly number[]): readonly NotePlace[] =>
    heightsOn(heights[shape], first).map((y) => ({ shape, x, y, width, height: heights[shape] }));

  const width = Math.min(board.width - 2 * gap, WIDEST);
  const middle = board.x + (board.width - width) / 2;
  const broad = at(isNarrow ? 'slim' : 'wide', middle, width, [low(heights[isNarrow ? 'slim' : 'wide']), high]);
  const centre = board.y + Math.max(gap, (board.height - heights.slim) / 2);
  const beside = isNarrow ? [] : [board.x + board.width - SLIM - gap, board.x + gap].flatMap((x) => at('slim', x, SLIM, [centre]));
  const places = [...broad, ...beside];
  const covered = places.map((place) => holes.reduce((sum, hole) => sum + shared(place, hole), 0));
  const best = places[covered.indexOf(Math.min(...covered))];
  if (!best) throw new Error('no place for the note');
  return best;
}
