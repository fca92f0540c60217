import type { Seat } from '@coven/core';
import type { Arcanum, CellRow, Counts, Ingredient, PlayerView, RecipeRow, View } from '@coven/games/whirling';

/** In the order in which all counts are kept; `whirling.test.ts` holds it against the rules. */
export const INGREDIENTS: readonly Ingredient[] = ['heart', 'mandrake', 'mushroom', 'spider', 'toad'];
export const ARCANA: readonly Arcanum[] = ['potion', 'raven', 'grimoire'];
/** How many ingredients in a circle end the game. WW-5.1 */
export const GOAL = 5;

/** Who feeds this seat. */
export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}

/** Whom this seat feeds. */
export function rightOf(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** The others clockwise from the viewer's left. */
export function othersOf(seat: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

export function total(counts: Counts): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function plus(left: Counts, right: Counts): Counts {
  return left.map((count, kind) => count + (right[kind] ?? 0));
}

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

/** What a cell may be. */
export function cellOf(row: CellRow): readonly Ingredient[] {
  if (row === 'any') return INGREDIENTS;
  return typeof row === 'string' ? [row] : row;
}

/** A recipe as it lies: inputs left, outputs right. WW-2.2 */
export interface Sides {
  readonly inputs: readonly CellRow[];
  readonly outputs: readonly CellRow[];
}

export function sidesOf({ inputs, outputs }: Pick<RecipeRow, 'inputs' | 'outputs'>, isTurned: boolean): Sides {
  return isTurned ? { inputs: outputs, outputs: inputs } : { inputs, outputs };
}

/** Where each input of a recipe would come from; `missing` if from nowhere. */
export type Source = 'bench' | 'output' | 'supply' | 'missing';

/** One way to fill the inputs as far as they can be filled: the workbench first, then outputs, then the supply. */
export function sourcesOf(inputs: readonly CellRow[], bench: Counts, made: Counts, supply: readonly Ingredient[]): readonly Source[] {
  const left = { bench: [...bench], output: [...made] };
  const found = inputs.map((): Source => 'missing');
  const take = (at: number): void => {
    const kinds = cellOf(inputs[at] as CellRow);
    for (const place of ['bench', 'output'] as const) {
      const kind = kinds.map((one) => INGREDIENTS.indexOf(one)).find((one) => (left[place][one] ?? 0) > 0);
      if (kind === undefined) continue;
      left[place][kind] = (left[place][kind] ?? 0) - 1;
      found[at] = place;
      return;
    }
    if (kinds.some((kind) => supply.includes(kind))) found[at] = 'supply';
  };
  // Cells with less to choose from come first.
  const order = inputs.map((_, at) => at).sort((a, b) => cellOf(inputs[a] as CellRow).length - cellOf(inputs[b] as CellRow).length);
  for (const at of order) take(at);
  return found;
}

/** What is on its way to the right neighbour if nothing else is brewed. */
export interface Pouring {
  readonly to: Seat;
  readonly cauldron: Counts;
  readonly overflow: Counts;
  /** The neighbour has finished her brew: her workbench stays as it is. */
  readonly isCertain: boolean;
}

/** What a seat's cauldron holds and what of it does not fit next door: `whirling.test.ts` holds it against the rules. WW-4.1 */
export function pouringOf(view: View, seat: Seat): Pouring {
  const player = view.players[seat] as PlayerView;
  const made = view.own !== null && view.viewer === seat ? view.own.made : INGREDIENTS.map(() => 0);
  const to = rightOf(seat, view.players.length);
  const neighbour = view.players[to] as PlayerView;
  const cauldron = plus(player.cauldron, made);
  return { to, cauldron, overflow: overflowAt(view, neighbour, cauldron), isCertain: view.phase === 'brew' && neighbour.isDone };
}

export function overflowAt({ capacity }: View, { bench }: PlayerView, cauldron: Counts): Counts {
  return cauldron.map((count, kind) => Math.max(0, (bench[kind] ?? 0) + count - (capacity[kind] ?? 0)));
}

/** How many pieces the Untamed takes; `whirling.test.ts` holds it against the rules. WW-7.8 */
export const GROWTH = 3;

/** How many of them would not fit on the own workbench. */
export function growthOver({ capacity, players }: View, seat: Seat, kind: Ingredient): number {
  const at = INGREDIENTS.indexOf(kind);
  return Math.max(0, (players[seat]?.bench[at] ?? 0) + GROWTH - (capacity[at] ?? 0));
}

/** The offered raven that adds one more piece to what is picked already, or begins anew with it. WW-2.5 */
export function ravenWith(moves: readonly string[], selected: string | null, kind: Ingredient): string | undefined {
  const before = selected?.startsWith('raven ') ? (selected.split(' ').slice(1) as Ingredient[]) : [];
  const pieces = [...before, kind].sort((a, b) => INGREDIENTS.indexOf(a) - INGREDIENTS.indexOf(b));
  const more = ['raven', ...pieces].join(' ');
  if (moves.includes(more)) return more;
  const alone = `raven ${kind}`;
  return moves.includes(alone) ? alone : undefined;
}

/** The offered moves that have no picture of their own, by what they are about. */
export interface Group {
  readonly id: 'keep' | 'grow' | 'name' | 'potion' | 'raven' | 'grimoire' | 'pour' | 'fill' | 'make' | 'buy' | 'done';
  readonly moves: readonly string[];
}

const GROUPS: readonly Group['id'][] = ['keep', 'grow', 'name', 'potion', 'raven', 'grimoire', 'pour', 'fill', 'make', 'buy', 'done'];

export function groupsOf(moves: readonly string[]): readonly Group[] {
  return GROUPS.map((id) => ({ id, moves: moves.filter((move) => move.startsWith(`${id} `)) })).filter((group) => group.moves.length > 0);
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
      const most = Math.floor((2 * halfWidthAt(y + size / 4)) / (size * 1.08));
      rows.push(most);
      room += most;
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
  rows.forEach((most, row) => {
    const inRow = Math.min(most, count - spots.length);
    const y = POT.bottom - size / 2 - row * size * 0.98;
    for (let at = 0; at < inRow; at++) {
      const x = POT.middle + (at - (inRow - 1) / 2) * size * 1.08;
      spots.push({ x: (x / POT.width) * 100, y: (y / POT.height) * 100, size: (size / POT.width) * 100 });
    }
  });
  return spots;
}
