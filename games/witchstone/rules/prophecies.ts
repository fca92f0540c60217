import { actionOf } from './actions.plain.ts';
import type { Board } from './board.ts';
import { longestChain } from './cauldron.ts';
import type { Location } from './map.ts';
import { countOf, type Player } from './player.ts';
import type { AskedKind, Counted, Prophecy } from './scroll-cards.ts';

/** How far a player is with a prophecy. */
export interface Progress {
  readonly reached: number;
  /** How many the player has of what is counted; null if the levels are named one by one. */
  readonly have: number | null;
}

export function progressOf(board: Board, player: Player, prophecy: Prophecy): Progress {
  const { task } = prophecy;
  return { reached: levelsReached(board, player, prophecy), have: isCounting(task) ? countFor(board, player, task) : null };
}

type CountingTask = Exclude<Prophecy['task'], { prophecy: 'occupy-in-order' | 'connect-in-order' | 'place-on-stone' }>;

function isCounting(task: Prophecy['task']): task is CountingTask {
  return task.prophecy !== 'occupy-in-order' && task.prophecy !== 'connect-in-order' && task.prophecy !== 'place-on-stone';
}

/** How many levels of a prophecy the player has reached. WS-9.1 … WS-9.5 */
export function levelsReached(board: Board, player: Player, { task }: Prophecy): number {
  switch (task.prophecy) {
    case 'occupy-in-order':
      return inOrder(
        board,
        player,
        player.placed,
        task.levels.map((kind) => [kind]),
      );
    case 'connect-in-order':
      return inOrder(board, player, player.network, task.levels);
    case 'place-on-stone': // the levels are places: third, second, first
      return player.stonePlace < 0 ? 0 : task.levels.filter((place) => player.stonePlace + 1 <= place).length;
    default:
      return atLeast(task.levels, countFor(board, player, task));
  }
}

/** WS-9.1, WS-9.2, WS-9.4 */
function countFor(board: Board, player: Player, task: CountingTask): number {
  switch (task.prophecy) {
    case 'chain':
      return longestChain(board.cauldron, player.cells, 1 << actionOf(task.symbol));
    case 'occupy-same':
      return countKind(board, player, player.placed, task.kind);
    default:
      return countOf(player, LOOKS_AT[task.prophecy]);
  }
}

/** What a prophecy that counts pieces looks at. WS-9.4 */
const LOOKS_AT = {
  'witches-on-board': 'witches',
  'witches-waiting': 'waiting',
  'silver-cells': 'silvers',
  'special-hexes': 'specials',
  'scrolls-collected': 'scrolls',
  'chips-collected': 'chips',
  'crystals-on-rack': 'crystals',
} as const satisfies Record<Counted, string>;

function atLeast(levels: readonly number[], count: number): number {
  return levels.filter((needed) => count >= needed).length;
}

/** How many locations of a kind are in a set; the player's own tower is not one of the *other towers*. WS-9.5 */
function countKind(board: Board, player: Player, among: number, kind: AskedKind): number {
  let count = 0;
  for (const location of board.map.locations) {
    if ((among & (1 << location.index)) !== 0 && isOfKind(player, location, kind)) count++;
  }
  return count;
}

function isOfKind(player: Player, location: Location, kind: AskedKind): boolean {
  if (kind === 'other-tower') return location.kind === 'tower' && location.index !== player.tower;
  return location.kind === kind;
}

/** A level counts only with all before it; the same kind twice means two different locations. WS-9.2, WS-9.3 */
function inOrder(board: Board, player: Player, among: number, levels: readonly (readonly AskedKind[])[]): number {
  const needed = new Map<AskedKind, number>();
  let reached = 0;
  for (const level of levels) {
    for (const kind of level) needed.set(kind, (needed.get(kind) ?? 0) + 1);
    for (const [kind, count] of needed) if (countKind(board, player, among, kind) < count) return reached;
    reached++;
  }
  return reached;
}
