import type { ActionId, Agenda, BoardFile, PlayerView } from '@coven/games/witchstone';
import { ACTIONS, actionAt, halvesOf } from './board.ts';
import { areNeighbours, cellsOf, type HexCell, middleOf } from './hex.ts';

type Crystal = 'coloured' | 'black';

/** One cell with what lies on it. */
export interface Content {
  readonly cell: HexCell;
  readonly kind: 'free' | 'printed' | 'tile' | 'hex' | 'crystal';
  readonly symbols: readonly ActionId[];
  /** The tile's or hex's pair, and which half of the tile this is. */
  readonly pair: string | null;
  readonly half: 0 | 1;
  readonly crystal: Crystal | null;
}

export type Cauldron = ReadonlyMap<string, Content>;

export interface Group {
  readonly action: ActionId;
  readonly cells: readonly HexCell[];
}

/** What lies where in a player's cauldron. */
export function cauldronOf(board: BoardFile, player: PlayerView): Cauldron {
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
  for (const [pair, at, toward] of player.laid) lay(found, pair, at, toward ?? null);
  for (const at of player.crystals) addCrystal(found, at, 'coloured');
  if (player.blackAt !== null) addCrystal(found, player.blackAt, 'black');
  return found;
}

function addCrystal(cauldron: Map<string, Content>, at: string, crystal: Crystal): void {
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

/** Every connected group of a symbol, largest first. WS-2.3 */
export function groupsOf(cauldron: Cauldron): readonly Group[] {
  const groups: Group[] = [];
  for (let index = 0; index < 6; index++) {
    const action = actionAt(index);
    const rest = new Set([...cauldron.values()].filter(({ symbols }) => symbols.includes(action)).map(({ cell }) => cell));
    for (const start of rest) {
      const cells = [start];
      rest.delete(start);
      for (let at = 0; at < cells.length; at++) {
        const here = cells[at] as HexCell;
        for (const other of rest) {
          if (!areNeighbours(here, other)) continue;
          cells.push(other);
          rest.delete(other);
        }
      }
      groups.push({ action, cells });
    }
  }
  return groups.sort((one, other) => other.cells.length - one.cells.length);
}

/** How many symbols the group of an action has that holds the cell. */
export function groupSizeAt(groups: readonly Group[], action: ActionId, cell: string): number {
  return groups.find((group) => group.action === action && group.cells.some(({ id }) => id === cell))?.cells.length ?? 0;
}

export function longestOf(groups: readonly Group[], action: ActionId): number {
  return groups.find((group) => group.action === action)?.cells.length ?? 0;
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
  /** The exit's action by number. */
  readonly index: number;
  /** Crystals of one exit as they came. */
  readonly number: number | 'black';
  /** Its place among all that wait there. */
  readonly at: number;
}

/** The crystals that wait on the rim, exit by exit. WS-6.3 */
export function rimOf(exits: readonly Exit[], { rim, rimBlack }: Agenda): readonly OnRim[] {
  return exits.flatMap((exit): OnRim[] => {
    const index = ACTIONS.indexOf(exit.action);
    const coloured = Array.from({ length: rim[index] ?? 0 }, (_, number): OnRim => ({ exit, index, number, at: number }));
    return rimBlack === index ? [...coloured, { exit, index, number: 'black', at: coloured.length }] : coloured;
  });
}
