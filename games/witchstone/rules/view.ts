import { type Seat, type Viewer, viewing } from '@coven/core';
import { PAIRS, type Pair } from './actions.ts';
import { type Agenda, cloneAgenda } from './agenda.ts';
import type { Board, BoardFile, Chip } from './board.ts';
import { BLACK, COLOURED } from './cauldron.ts';
import type { Cell } from './hexes.ts';
import { type Location, lowestOf, type Portal, sizeOf } from './map.ts';
import { type Player, RUNNING_PARTS } from './player.ts';
import { END_PARTS, endOf, type Parts } from './scoring.ts';
import type { Scroll } from './scroll-cards.ts';
import type { Phase, State } from './state.ts';

/** A tile on two cells, or a special hex on one. Every viewer gets these with every move, hence no names. */
export type Laid = readonly [pair: string, at: string, toward?: string];

export interface PlayerView {
  /** Points on the track so far, and what they are made of (see `RUNNING_PARTS`). */
  readonly score: number;
  readonly track: readonly number[];
  /** What the end would add if it came now (see `END_PARTS`); null if hidden scrolls would show. WS-8.5 */
  readonly end: readonly number[] | null;
  readonly handSize: number;
  /** Tiles that can still be drawn. */
  readonly stockSize: number;
  readonly laid: readonly Laid[];
  readonly discarded: readonly string[];
  /** Where coloured crystals, and the black one, are in the cauldron. */
  readonly crystals: readonly string[];
  readonly blackAt: string | null;
  readonly tower: string | null;
  readonly energy: number;
  /** The portal that must be finished first. */
  readonly building: string | null;
  readonly supply: number;
  readonly lying: number;
  readonly placed: readonly string[];
  /** 1 for the first to arrive at the Witchstone; 0: not there. */
  readonly stonePlace: number;
  readonly pentagram: number;
  readonly wand: number;
  readonly wandDone: number;
  readonly silvers: number;
  readonly owls: readonly number[];
  readonly chips: readonly string[];
  /** Special hexes behind the screen. */
  readonly behind: readonly string[];
  /** Coloured crystals on the shelves of the six actions and on the bottom one. */
  readonly racked: readonly number[];
  /** A shelf from 0 to 6, or −1 in the cauldron, −2 on the rim, −3 behind the screen. */
  readonly black: number;
  readonly aside: number;
  readonly broken: number;
  /** Unused scrolls; null if they are hidden from this viewer. */
  readonly scrolls: readonly string[] | null;
  /** Boosters played. */
  readonly used: readonly string[];
}

/** What a viewer sees now. WS-12.1 */
export interface View {
  readonly viewer: Viewer;
  /** The board file, unless it is the one that comes with the game. */
  readonly board: BoardFile | null;
  /** Whether a tile was taken up only its player sees: for the others the phase is still `tile`. */
  readonly phase: Phase;
  readonly toAct: Seat;
  readonly first: Seat | null;
  /** Turns begun, all players together; 0 while high witches are placed. */
  readonly turn: number;
  /** The viewer's own, the tile taken up included. */
  readonly hand: readonly string[];
  /** The tile the viewer has taken up. */
  readonly tile: string | null;
  /** Where the halves of this turn's tile lie, and the action still to come. */
  readonly turnTile: { readonly at: string; readonly toward: string; readonly second: number } | null;
  /** Only while an action is carried out. */
  readonly agenda: Agenda | null;
  readonly blue: number;
  /** Special hexes beside the blue cells. */
  readonly beside: readonly (string | null)[];
  readonly specialsLeft: number;
  /** The owl stacks from the top. */
  readonly owls: readonly (readonly number[])[];
  readonly row: readonly string[];
  readonly scrollsLeft: number;
  /** Chips by location. */
  readonly chips: Readonly<Record<string, string>>;
  readonly openChips: readonly string[];
  /** Only portals that hold energy: whose, and how much. */
  readonly portals: Readonly<Record<string, readonly [owner: Seat, energy: number]>>;
  readonly stoneTaken: number;
  readonly wandsDone: number;
  readonly shelfSize: number;
  readonly bottomSize: number;
  readonly players: readonly PlayerView[];
}

export interface Sight {
  readonly board: Board;
  /** Shown to viewers if it is not the one that comes with the game. */
  readonly file: BoardFile | null;
  readonly scrollsAreHidden: boolean;
  /** Tiles removed unseen, by seat. */
  readonly removed: readonly number[];
}

const DEALING: readonly Phase[] = ['specials', 'scrolls', 'chips'];
const ACTING: readonly Phase[] = ['agenda', 'new-special', 'new-scroll'];

type Own = Pick<View, 'viewer' | 'phase' | 'hand' | 'tile'>;

/** How a table is looked at: everybody sees the players alike unless their scrolls are hidden. */
export function sightOf(sight: Sight) {
  const seen = (state: State) => common(sight, state);
  const players = (state: State, viewer: Viewer) => ({
    players: state.players.map((player, seat) => viewPlayer(sight, state, player, seat, viewer)),
  });
  return sight.scrollsAreHidden
    ? viewing(seen, (state, viewer) => ({ ...own(state, viewer), ...players(state, viewer) }))
    : viewing((state: State) => ({ ...seen(state), ...players(state, 'spectator') }), own);
}

function common({ board, file }: Sight, state: State): Omit<View, keyof Own | 'players'> {
  const cell = (index: number) => (board.cauldron.cells[index] as Cell).id;
  const chips: Record<string, string> = {};
  board.map.locations.forEach(({ id, index }) => {
    const chip = state.chipAt[index] as number;
    if (chip >= 0) chips[id] = (board.chips[chip] as Chip).id;
  });
  const portals: Record<string, readonly [Seat, number]> = {};
  state.portalOwner.forEach((owner, index) => {
    if (owner >= 0) portals[(board.map.portals[index] as Portal).id] = [owner, state.portalEnergy[index] as number];
  });
  return {
    board: file,
    toAct: state.toAct,
    first: state.first < 0 ? null : state.first,
    turn: state.turn,
    turnTile: state.tileAt < 0 ? null : { at: cell(state.tileAt), toward: cell(state.tileToward), second: state.second },
    agenda: ACTING.includes(state.phase) ? cloneAgenda(state.agenda) : null,
    blue: state.blue,
    beside: state.beside.map((pair) => (pair < 0 ? null : pairId(pair))),
    specialsLeft: state.specials.size,
    owls: state.owlsTaken.map((taken) => board.owls.slice(taken)),
    row: state.row.map((scroll) => (board.scrolls[scroll] as Scroll).id),
    scrollsLeft: state.scrolls.size,
    chips,
    openChips: DEALING.includes(state.phase) ? [] : idsIn(board.chips, state.chips.counts),
    portals,
    stoneTaken: state.stoneTaken,
    wandsDone: state.wandsDone,
    shelfSize: board.shelfSize,
    bottomSize: board.bottomSize,
  };
}

function own(state: State, viewer: Viewer): Own {
  const isActing = viewer === state.toAct;
  return {
    viewer,
    phase: state.phase === 'lay' && !isActing ? 'tile' : state.phase,
    hand: viewer === 'spectator' ? [] : tilesIn((state.players[viewer] as Player).hand),
    tile: isActing && state.tile >= 0 ? pairId(state.tile) : null,
  };
}

function viewPlayer({ board, scrollsAreHidden, removed }: Sight, state: State, player: Player, seat: Seat, viewer: Viewer): PlayerView {
  const cell = (index: number) => (board.cauldron.cells[index] as Cell).id;
  const location = (index: number) => (board.map.locations[index] as Location).id;
  const seesScrolls = !scrollsAreHidden || viewer === seat || state.phase === 'over';
  return {
    score: player.points.reduce((sum, points) => sum + points, 0),
    track: player.points.slice(),
    end: seesScrolls ? endOf(board, player) : null,
    handSize: sizeOf(player.hand),
    stockSize: sizeOf(player.stock) - (removed[seat] as number),
    laid: laidOf(player.laid, cell),
    discarded: tilesIn(player.discarded),
    crystals: cellsWith(board, player.cells, COLOURED),
    blackAt: cellsWith(board, player.cells, BLACK)[0] ?? null,
    tower: player.tower < 0 ? null : location(player.tower),
    energy: player.energy,
    building: player.building < 0 ? null : (board.map.portals[player.building] as Portal).id,
    supply: player.supply,
    lying: player.lying,
    placed: locationsIn(board, player.placed),
    stonePlace: player.stonePlace + 1,
    pentagram: player.pentagram,
    wand: player.wand,
    wandDone: player.wandDone,
    silvers: player.silvers,
    owls: player.owls.slice(),
    chips: idsIn(board.chips, player.chips),
    behind: player.behind.map(pairId),
    racked: player.racked.slice(),
    black: player.black,
    aside: player.aside,
    broken: player.broken,
    scrolls: seesScrolls ? idsIn(board.scrolls, player.scrolls) : null,
    used: idsIn(board.scrolls, player.used),
  };
}

function laidOf(laid: readonly number[], cell: (index: number) => string): Laid[] {
  const list: Laid[] = [];
  for (let i = 0; i < laid.length; i += 3) {
    const toward = laid[i + 2] as number;
    const pair = pairId(laid[i] as number);
    const at = cell(laid[i + 1] as number);
    list.push(toward < 0 ? [pair, at] : [pair, at, cell(toward)]);
  }
  return list;
}

function locationsIn({ map }: Board, mask: number): string[] {
  const ids: string[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) ids.push((map.locations[lowestOf(rest)] as Location).id);
  return ids;
}

function pairId(index: number): string {
  return (PAIRS[index] as Pair).id;
}

function tilesIn(mask: number): string[] {
  const tiles: string[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) tiles.push(pairId(lowestOf(rest)));
  return tiles;
}

/** Each kind as often as it is counted. */
function idsIn(kinds: readonly { readonly id: string }[], counts: readonly number[]): string[] {
  const ids: string[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    for (let left = counts[kind] as number; left > 0; left--) ids.push((kinds[kind] as { readonly id: string }).id);
  }
  return ids;
}

/** The ids of the cells with exactly this content. */
function cellsWith({ cauldron }: Board, cells: readonly number[], content: number): string[] {
  const ids: string[] = [];
  for (let cell = 0; cell < cells.length; cell++) if (cells[cell] === content) ids.push((cauldron.cells[cell] as Cell).id);
  return ids;
}

/** What a player's score would be made of if the game ended now; null if hidden scrolls would show. */
export function partsIn({ track, end }: PlayerView): Parts | null {
  if (end === null) return null;
  const parts = [...RUNNING_PARTS.map((part, at) => [part, track[at]]), ...END_PARTS.map((part, at) => [part, end[at]])];
  return Object.fromEntries(parts) as Parts;
}
