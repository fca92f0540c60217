import type { Seat } from '@coven/core';
import type { Counts, Ingredient, Move } from '../rules/index.ts';
import { counted } from '../rules/ingredients.plain.ts';
import { INGREDIENTS } from '../rules/names.plain.ts';

/** The others clockwise from the viewer's left. */
export function othersOf(seat: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

/** What is left of a pile, as far as anything is. */
export function minus(left: Counts, right: Counts): Counts {
  return left.map((count, kind) => Math.max(0, count - (right[kind] ?? 0)));
}

/** The pieces one by one, each with a name that stays while it lies there. */
export interface Lying {
  readonly id: string;
  readonly kind: Ingredient;
}

export function piecesOf(counts: Counts): readonly Lying[] {
  return INGREDIENTS.flatMap((kind, at) => Array.from({ length: counts[at] ?? 0 }, (_, number) => ({ id: `${kind}-${number}`, kind })));
}

/** The offered raven that adds one more piece to what is picked already; else the one that takes this piece alone. WW-2.5 */
export function ravenWith(moves: readonly Move[], selected: Move | null, ingredient: Ingredient): Move | undefined {
  const before = selected?.type === 'raven' ? selected.pieces : [];
  return ravenOf(moves, [...before, ingredient]) ?? ravenOf(moves, [ingredient]);
}

function ravenOf(moves: readonly Move[], pieces: readonly Ingredient[]): Move | undefined {
  const wanted = counted(pieces).join();
  return moves.find((move) => move.type === 'raven' && counted(move.pieces).join() === wanted);
}

/** The pieces that a move names, wherever they come from. */
export function piecesIn(move: Move): readonly Ingredient[] {
  switch (move.type) {
    case 'raven':
    case 'make':
      return move.pieces;
    case 'grow':
    case 'potion':
    case 'grimoire':
    case 'pour':
      return [move.ingredient];
    case 'done':
      return move.kept === null ? [] : [move.kept];
    default:
      return [];
  }
}

/** The offered moves that have no picture of their own, by what they are about. */
export interface Group {
  readonly id: (typeof GROUPS)[number];
  readonly moves: readonly Move[];
}

const GROUPS = ['keep', 'grow', 'name', 'potion', 'raven', 'grimoire', 'pour', 'fill', 'make', 'buy', 'done'] as const;

export function groupsOf(moves: readonly Move[]): readonly Group[] {
  // Finishing alone is a button beside the prompt.
  const drawn = moves.filter((move) => move.type !== 'done' || move.kept !== null);
  return GROUPS.map((id) => ({ id, moves: drawn.filter(({ type }) => type === id) })).filter((group) => group.moves.length > 0);
}

/** What a character offers beside the brewing; everything else must be chosen before the game goes on. */
export function isOffer({ id }: Group): boolean {
  return id === 'buy' || id === 'done';
}

/** Where pieces float in the cauldron, in percent of its picture: full rows from the bottom, as large as they can be. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** Diameter in percent of the width. */
  readonly size: number;
}

const POT = { width: 440, height: 306, middle: 220, bottom: 236, top: 136 };
const SIZES = [46, 40, 34, 29, 25, 21, 18];

export function spotsIn(count: number): readonly Spot[] {
  for (const size of SIZES) {
    const rows: number[] = [];
    let room = 0;
    for (let y = POT.bottom - size / 2; y >= POT.top + size / 2 && room < count; y -= size * 0.98) {
      const inRow = Math.floor((2 * halfWidthAt(y + size / 4)) / (size * 1.08));
      rows.push(inRow);
      room += inRow;
    }
    if (room < count && size !== SIZES.at(-1)) continue;
    return place(count, rows, size);
  }
  return [];
}

/** Half of the belly's width at a height of the picture. */
function halfWidthAt(y: number): number {
  const middle = 172;
  return 146 - ((y - middle) / 12) ** 2 * 1.5;
}

function place(count: number, rows: readonly number[], size: number): readonly Spot[] {
  const spots: Spot[] = [];
  rows.forEach((max, row) => {
    const inRow = Math.min(max, count - spots.length);
    const y = POT.bottom - size / 2 - row * size * 0.98;
    for (let at = 0; at < inRow; at++) {
      const x = POT.middle + (at - (inRow - 1) / 2) * size * 1.08;
      spots.push({ x: (x / POT.width) * 100, y: (y / POT.height) * 100, size: (size / POT.width) * 100 });
    }
  });
  return spots;
}
