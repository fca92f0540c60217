import type { Seat } from '@coven/core';
import type { ActionId, AgendaView, BoardFile, Colour, View } from '../rules/index.ts';
import { halvesOf } from '../rules/names.plain.ts';
import { cellsOf, type HexCell, middleOf } from './hex.ts';

/** One cell with what lies on it. */
export interface Content {
  readonly cell: HexCell;
  readonly kind: 'free' | 'printed' | 'tile' | 'hex' | 'crystal';
  readonly symbols: readonly ActionId[];
  /** The tile's or hex's pair, and which half of the tile this is. */
  readonly pair: string | null;
  readonly half: 0 | 1;
  readonly crystal: Colour | null;
}

export type Cauldron = ReadonlyMap<string, Content>;

/** What lies where in a player's cauldron. */
export function cauldronOf(board: BoardFile, view: View, seat: Seat): Cauldron {
  const found = new Map<string, Content>();
  for (const cell of cellsOf(board.cauldron.radius)) {
    const printed = board.cauldron.symbols.find(({ at: [q, r] }) => q === cell.q && r === cell.r);
    found.set(cell.id, {
      cell,
      kind: printed ? 'printed' : 'free',
      symbols: printed ? [printed.action] : [],
      pair: null,
      half: 0,
      crystal: null,
    });
  }
  for (const [pair, at, toward] of view.laid[seat] ?? []) lay(found, pair, at, toward ?? null);
  for (const at of view.crystals[seat] ?? []) addCrystal(found, at, 'coloured');
  const { blackAt = null } = view.players[seat] ?? {};
  if (blackAt !== null) addCrystal(found, blackAt, 'black');
  return found;
}

function addCrystal(cauldron: Map<string, Content>, at: string, crystal: Colour): void {
  const content = cauldron.get(at);
  if (content) cauldron.set(at, { ...content, kind: 'crystal', crystal });
}

/** The cauldron as it would be with one more tile, or special hex if there is no second cell. */
export function withPiece(cauldron: Cauldron, pair: string, at: string, toward: string | null): Cauldron {
  const next = new Map(cauldron);
  lay(next, pair, at, toward);
  return next;
}

function lay(cauldron: Map<string, Content>, pair: string, at: string, toward: string | null): void {
  const [first, second] = halvesOf(pair);
  const here = cauldron.get(at);
  if (here)
    cauldron.set(at, {
      ...here,
      kind: toward === null ? 'hex' : 'tile',
      symbols: toward === null ? [first, second] : [first],
      pair,
      half: 0,
    });
  const there = toward === null ? undefined : cauldron.get(toward);
  if (there) cauldron.set(there.cell.id, { ...there, kind: 'tile', symbols: [second], pair, half: 1 });
}

export interface Exit {
  readonly action: ActionId;
  readonly cells: readonly string[];
  /** Where its mark stands on the rim, in steps from the middle. */
  readonly x: number;
  readonly y: number;
}

/** The exits with a place on the rim outside their cells. WS-6.1 */
export function exitsOf(board: BoardFile): readonly Exit[] {
  const cells = cellsOf(board.cauldron.radius);
  const rim = (board.cauldron.radius + 0.5) * (Math.sqrt(3) / 2) + 0.28;
  return board.cauldron.exits.map(({ action, from }) => {
    const middles = from.map(([q, r]) => middleOf(q, r));
    const x = middles.reduce((sum, middle) => sum + middle.x, 0) / middles.length;
    const y = middles.reduce((sum, middle) => sum + middle.y, 0) / middles.length;
    const far = Math.hypot(x, y) || 1;
    return {
      action,
      cells: cells.filter((cell) => from.some(([q, r]) => q === cell.q && r === cell.r)).map(({ id }) => id),
      x: (x / far) * rim,
      y: (y / far) * rim,
    };
  });
}

interface OnRim {
  readonly exit: Exit;
  readonly crystal: Colour;
  /** Crystals of one exit as they came. */
  readonly number: number | 'black';
  /** Its place among all that wait there. */
  readonly at: number;
}

/** The crystals that wait on the rim, exit by exit. WS-6.3 */
export function rimOf(exits: readonly Exit[], { rim }: AgendaView): readonly OnRim[] {
  return exits.flatMap((exit) =>
    rim
      .filter((one) => one.exit === exit.action)
      .map(({ crystal }, at): OnRim => ({ exit, crystal, number: crystal === 'black' ? 'black' : at, at })),
  );
}
