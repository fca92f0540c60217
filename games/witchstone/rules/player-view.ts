import type { Made, Seat, Viewer } from '@coven/core';
import { PAIRS, type Pair } from './actions.plain.ts';
import type { Board } from './board.ts';
import { BLACK } from './cauldron.ts';
import type { Cell } from './hexes.plain.ts';
import { type Location, lowestOf, type Portal, sizeOf } from './map.ts';
import { END_PARTS, RUNNING_PARTS, SHELVES, type ShelfId } from './names.plain.ts';
import { BEHIND_SCREEN, BLACK_IN_CAULDRON, BLACK_ON_RIM, type Player, sum } from './player.ts';
import { type Progress, progressOf } from './prophecies.ts';
import { endOf } from './scoring.ts';
import type { State } from './state.ts';

/** How far a player is with prophecies, by scroll. */
export type Prophecies = Readonly<Record<string, Progress>>;

export type PlayerView = Made<typeof viewPlayer>;

export interface PlayerViewContext {
  readonly board: Board;
  readonly scrollsAreHidden: boolean;
  /** Tiles removed unseen, by seat. */
  readonly removed: readonly number[];
}

/** Whether a viewer sees the scrolls of a seat. WS-8.5 */
export function seesScrolls({ scrollsAreHidden }: PlayerViewContext, { phase }: State, seat: Seat, viewer: Viewer): boolean {
  return !scrollsAreHidden || viewer === seat || phase === 'over';
}

export function viewPlayer(context: PlayerViewContext, state: State, player: Player, seat: Seat, viewer: Viewer) {
  const { board, removed } = context;
  const location = (index: number) => (board.map.locations[index] as Location).id;
  const hasScrollsOpen = seesScrolls(context, state, seat, viewer);
  const score = sum(player.points);
  const end = hasScrollsOpen ? endOf(board, player) : null;
  const scrolls = hasScrollsOpen ? idsIn(board.scrolls, player.scrolls) : null;
  return {
    /** Points on the track so far, and what they are made of; parts worth nothing are left out. */
    score,
    track: countsBy(RUNNING_PARTS, player.points),
    /** What the end would add if it came now, and the score with it; null if hidden scrolls would show. WS-8.5, WS-10.1 */
    end: end && countsBy(END_PARTS, end),
    final: end && score + sum(end),
    handSize: sizeOf(player.hand),
    /** Tiles that can still be drawn. */
    stockSize: sizeOf(player.stock) - (removed[seat] as number),
    discarded: tilesIn(player.discarded),
    /** Where the black crystal is in the cauldron. */
    blackAt: cellsWith(board, player.cells, BLACK)[0] ?? null,
    tower: player.tower < 0 ? null : location(player.tower),
    energy: player.energy,
    /** The portal that must be finished first. */
    building: player.building < 0 ? null : (board.map.portals[player.building] as Portal).id,
    supply: player.supply,
    lying: player.lying,
    placed: locationsIn(board, player.placed),
    /** 1 for the first to arrive at the Witchstone; 0: not there. */
    stonePlace: player.stonePlace + 1,
    pentagram: player.pentagram,
    wand: player.wand,
    wandDone: player.wandDone,
    silvers: player.silvers,
    owls: player.owls.slice(),
    chips: idsIn(board.chips, player.chips),
    /** Special hexes behind the screen. */
    behind: player.behind.map(pairId),
    /** Coloured crystals by shelf; empty shelves are left out. */
    racked: countsBy(SHELVES, player.racked),
    /** The black crystal's shelf, or where else it is. */
    black: blackIn(player),
    aside: player.aside,
    broken: player.broken,
    /** Unused scrolls, and how far the prophecies among them are; null if they are hidden from this viewer. */
    scrolls,
    prophecies: scrolls && propheciesOf(board, player, scrolls),
    /** Boosters played. */
    used: idsIn(board.scrolls, player.used),
  };
}

/** How far a player is with the prophecies among some scrolls. */
export function propheciesOf(board: Board, player: Player, scrolls: readonly string[]): Prophecies {
  const found: Record<string, Progress> = {};
  for (const id of scrolls) {
    const scroll = board.scrollById.get(id);
    if (scroll?.kind === 'prophecy') found[id] = progressOf(board, player, scroll);
  }
  return found;
}

const ELSEWHERE = { [BLACK_IN_CAULDRON]: 'in-cauldron', [BLACK_ON_RIM]: 'on-rim', [BEHIND_SCREEN]: 'behind-screen' } as const;

function blackIn({ black }: Player): ShelfId | (typeof ELSEWHERE)[keyof typeof ELSEWHERE] {
  return SHELVES[black] ?? ELSEWHERE[black as keyof typeof ELSEWHERE];
}

/** Where the black crystal of a player with this view is. */
export function blackSeen({ black }: PlayerView): number {
  switch (black) {
    case 'in-cauldron':
      return BLACK_IN_CAULDRON;
    case 'on-rim':
      return BLACK_ON_RIM;
    case 'behind-screen':
      return BEHIND_SCREEN;
    default:
      return SHELVES.indexOf(black);
  }
}

function countsBy<Id extends string>(ids: readonly Id[], counts: readonly number[]): Partial<Record<Id, number>> {
  const found: Partial<Record<Id, number>> = {};
  for (let at = 0; at < counts.length; at++) if (counts[at] !== 0) found[ids[at] as Id] = counts[at] as number;
  return found;
}

function locationsIn({ map }: Board, mask: number): string[] {
  const ids: string[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) ids.push((map.locations[lowestOf(rest)] as Location).id);
  return ids;
}

export function pairId(index: number): string {
  return (PAIRS[index] as Pair).id;
}

export function tilesIn(mask: number): string[] {
  const tiles: string[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) tiles.push(pairId(lowestOf(rest)));
  return tiles;
}

/** Each kind as often as it is counted. */
export function idsIn(kinds: readonly { readonly id: string }[], counts: readonly number[]): string[] {
  const ids: string[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let left = counts[kind] as number; left > 0; left--) ids.push((kinds[kind] as { readonly id: string }).id);
  }
  return ids;
}

/** The ids of the cells with exactly this content. */
export function cellsWith({ cauldron }: Board, cells: readonly number[], content: number): string[] {
  const ids: string[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === content) ids.push((cauldron.cells[cell] as Cell).id);
  return ids;
}
