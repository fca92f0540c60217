import type { Made } from '@coven/core';
import { type Action, actionOf } from './actions.plain.ts';
import { type At, cellsOf, DIRECTIONS } from './hexes.plain.ts';
import { byId } from './map.ts';
import { ACTIONS, type ActionId } from './names.plain.ts';

export interface CauldronFile {
  readonly radius: number;
  readonly symbols: readonly { readonly action: ActionId; readonly at: At }[];
  readonly blackCrystal: At;
  readonly crystals: readonly At[];
  readonly exits: readonly { readonly action: ActionId; readonly from: readonly At[] }[];
}

/**
 * What lies on a cell is a number: one bit for each symbol (printed, tile half or special hex), one for a crystal, one for the black one.
 * A free cell is 0.
 */
export const COLOURED = 64;
export const BLACK = 128;
export const ANY_CRYSTAL = COLOURED | BLACK;
export const SYMBOLS = 63;

export type CauldronPlan = Made<typeof planCauldron>;

export function isInside(radius: number, [q, r]: At): boolean {
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= radius;
}

export function planCauldron(file: CauldronFile) {
  const cells = cellsOf(file.radius);
  const at = ([q, r]: At) => cells.findIndex((cell) => cell.q === q && cell.r === r);
  const bitOf = (id: ActionId) => 1 << actionOf(id);
  const start = cells.map(() => 0);
  for (const { action, at: place } of file.symbols) start[at(place)] = bitOf(action);
  for (const place of file.crystals) start[at(place)] = COLOURED;
  start[at(file.blackCrystal)] = BLACK;
  const exits = cells.map((): Action => -1);
  for (const { action, from } of file.exits) for (const place of from) exits[at(place)] = actionOf(action);
  return {
    cells,
    cellById: byId(cells),
    neighbours: cells.map(({ q, r }) => DIRECTIONS.map(([dq, dr]) => at([q + dq, r + dr])).filter((index) => index >= 0)),
    /** The action of the exit that each cell leads to, or −1. WS-6.1 */
    exits,
    /** What lies on each cell before the first turn. WS-1.3 */
    start,
  };
}

const stack: number[] = [];
/** The number of the search that reached a cell last. */
const stamps = new Int32Array(128);
const MAX_STAMP = 2 ** 31 - 1;
let stamp = 0;

/** Before searches that take new numbers: at the end of the numbers all cells are forgotten, and they begin again. */
function reserve(searches: number): void {
  if (stamp <= MAX_STAMP - searches) return;
  stamps.fill(0);
  stamp = 0;
}

/** For tests: a thread that has counted so long that only this many numbers are left. */
export function leaveStamps(searches: number): void {
  stamp = MAX_STAMP - searches;
}

/** The size of the connected group of a symbol (one bit) that holds the cell; 0 if the cell does not show it. WS-2.3 */
export function groupSize(plan: CauldronPlan, cells: readonly number[], from: number, symbol: number): number {
  if (((cells[from] as number) & symbol) === 0) return 0;
  reserve(1);
  stamp++;
  return flood(plan, cells, from, symbol);
}

/** The size of the largest group of a symbol. WS-9.1 */
export function longestChain(plan: CauldronPlan, cells: readonly number[], symbol: number): number {
  reserve(1);
  stamp++;
  let longest = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    if (((cells[cell] as number) & symbol) === 0 || stamps[cell] === stamp) continue;
    longest = Math.max(longest, flood(plan, cells, cell, symbol));
  }
  return longest;
}

/** The cells of the connected group of a symbol that holds a cell, in order. WS-2.3 */
export function groupAt(plan: CauldronPlan, cells: readonly number[], from: number, symbol: number): readonly number[] {
  return groupSize(plan, cells, from, symbol) === 0 ? [] : reached(cells);
}

/** The cells that were reached last. */
function reached(cells: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (stamps[cell] === stamp) found.push(cell);
  return found;
}

/** Every group of at least two, by action. WS-2.3 */
export function groupsOf(
  plan: CauldronPlan,
  cells: readonly number[],
): readonly { readonly action: Action; readonly cells: readonly number[] }[] {
  const groups: { action: Action; cells: readonly number[] }[] = [];
  for (let action = 0; action < ACTIONS.length; action++) {
    reserve(cells.length);
    const before = stamp;
    for (let cell = 0; cell < cells.length; cell++) {
      if (((cells[cell] as number) & (1 << action)) === 0 || (stamps[cell] as number) > before) continue;
      stamp++;
      if (flood(plan, cells, cell, 1 << action) > 1) groups.push({ action, cells: reached(cells) });
    }
  }
  return groups;
}

function flood(plan: CauldronPlan, cells: readonly number[], from: number, symbol: number): number {
  const { neighbours } = plan;
  stamps[from] = stamp;
  stack.push(from);
  let size = 0;
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    size++;
    const around = neighbours[cell] as readonly number[];
    for (let i = 0; i < around.length; i++) {
      const next = around[i] as number;
      if (stamps[next] === stamp || ((cells[next] as number) & symbol) === 0) continue;
      stamps[next] = stamp;
      stack.push(next);
    }
  }
  return size;
}

/** Whether two adjacent cells are free, or would be without the bits that `ignored` names. WS-2.1 */
export function hasRoom(plan: CauldronPlan, cells: readonly number[], ignored: number): boolean {
  for (let cell = 0; cell < cells.length; cell++) {
    if (((cells[cell] as number) & ~ignored) !== 0) continue;
    const around = plan.neighbours[cell] as readonly number[];
    for (let i = 0; i < around.length; i++) if (((cells[around[i] as number] as number) & ~ignored) === 0) return true;
  }
  return false;
}
