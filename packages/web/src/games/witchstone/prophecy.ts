import type { ActionId, AskedKind, BoardFile, View } from '@coven/games/witchstone';
import { networkOf } from './ball.ts';
import { cauldronOf, groupsOf, longestOf } from './cauldron.ts';

/** A sign on a scroll: an action, a kind of location, or what is counted. */
export type Sign = ActionId | AskedKind | string;

interface Level {
  readonly signs: readonly Sign[];
  /** What must be had, as a number, if the level is one. */
  readonly needed: number | null;
  readonly isReached: boolean;
}

interface ProphecyPicture {
  readonly kind: 'prophecy';
  readonly task: string;
  readonly sign: Sign;
  readonly levels: readonly Level[];
  readonly reached: number;
  /** How many of what is counted the player has now; null if levels are named one by one. */
  readonly have: number | null;
}
interface BoosterPicture {
  readonly kind: 'booster';
  readonly boosts: ActionId | 'any';
  readonly plus: number;
}
export type ScrollPicture = ProphecyPicture | BoosterPicture;

/** What a prophecy scores by levels reached. WS-8.4 */
export const PROPHECY_POINTS = [1, 3, 5, 7] as const;

/** A scroll as a player would have it now: `prophecy.test.ts` holds it against the rules. WS-9.1 … WS-9.5 */
export function scrollPicture(board: BoardFile, view: View, seat: number, id: string): ScrollPicture | undefined {
  const file = board.scrolls.find((scroll) => scroll.id === id);
  if (!file) return undefined;
  if ('boost' in file) return { kind: 'booster', boosts: file.boost, plus: file.plus };
  const player = view.players[seat];
  if (!player) return undefined;
  switch (file.prophecy) {
    case 'chain':
      return counted(file.prophecy, file.symbol, file.levels, longestOf(groupsOf(cauldronOf(board, player)), file.symbol));
    case 'occupy-same':
      return counted(file.prophecy, file.kind, file.levels, countKind(board, player.tower, player.placed, file.kind));
    case 'occupy-in-order':
      return inOrder(
        file.prophecy,
        file.levels.map((kind) => [kind]),
        (kind) => countKind(board, player.tower, player.placed, kind),
      );
    case 'connect-in-order': {
      const joined = [...networkOf(board, view, seat)];
      return inOrder(file.prophecy, file.levels, (kind) => countKind(board, player.tower, joined, kind));
    }
    case 'place-on-stone': {
      const levels = file.levels.map(
        (place): Level => ({
          signs: ['witchstone'],
          needed: place,
          isReached: player.stonePlace > 0 && player.stonePlace <= place,
        }),
      );
      return finished(file.prophecy, 'witchstone', levels, null);
    }
    default:
      return counted(file.prophecy, file.prophecy, file.levels, countOf(file.prophecy));
  }

  function countOf(task: string): number {
    if (!player) return 0;
    switch (task) {
      case 'witches-on-board':
        return 1 + player.lying + player.placed.length;
      case 'witches-waiting':
        return player.lying;
      case 'silver-cells':
        return player.silvers;
      case 'special-hexes':
        return player.behind.length + player.laid.filter(([, , toward]) => toward === undefined).length;
      case 'scrolls-collected':
        return (player.scrolls?.length ?? 0) + player.used.length;
      case 'chips-collected':
        return player.chips.length;
      default: // crystals-on-rack, without the black one
        return player.racked.reduce((sum, count) => sum + count, 0);
    }
  }
}

function counted(task: string, sign: Sign, levels: readonly number[], have: number): ProphecyPicture {
  return finished(
    task,
    sign,
    levels.map((needed): Level => ({ signs: [sign], needed, isReached: have >= needed })),
    have,
  );
}

/** A level counts only with all before it; the same kind twice means two different locations. */
function inOrder(task: string, levels: readonly (readonly AskedKind[])[], have: (kind: AskedKind) => number): ProphecyPicture {
  const needed = new Map<AskedKind, number>();
  let holds = true;
  return finished(
    task,
    'order',
    levels.map((signs): Level => {
      for (const kind of signs) needed.set(kind, (needed.get(kind) ?? 0) + 1);
      holds &&= [...needed].every(([kind, count]) => have(kind) >= count);
      return { signs, needed: null, isReached: holds };
    }),
    null,
  );
}

function finished(task: string, sign: Sign, levels: readonly Level[], have: number | null): ProphecyPicture {
  return { kind: 'prophecy', task, sign, levels, have, reached: levels.filter(({ isReached }) => isReached).length };
}

function countKind(board: BoardFile, tower: string | null, among: readonly string[], kind: AskedKind): number {
  return board.map.locations.filter(
    (location) =>
      among.includes(location.id) && (kind === 'other-tower' ? location.kind === 'tower' && location.id !== tower : location.kind === kind),
  ).length;
}
