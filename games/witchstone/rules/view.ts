import { type Made, type Seat, type Viewer, viewing } from '@coven/core';
import { nameOf } from './actions.plain.ts';
import { viewAgenda } from './agenda-view.ts';
import type { Board, BoardFile, Chip, PentagramCell } from './board.ts';
import { COLOURED, groupsOf } from './cauldron.ts';
import type { Cell } from './hexes.plain.ts';
import type { Portal } from './map.ts';
import type { ActionId } from './names.plain.ts';
import type { Player } from './player.ts';
import {
  cellsWith,
  idsIn,
  type PlayerView,
  type PlayerViewContext,
  pairId,
  propheciesOf,
  seesScrolls,
  tilesIn,
  viewPlayer,
} from './player-view.ts';
import type { Scroll } from './scroll-cards.ts';
import type { Phase, State } from './state.ts';
import { strengthOf, tileOfTurn } from './turn.ts';

/** A tile on two cells, or a special hex on one. */
export type Laid = readonly [pair: string, at: string, toward?: string];

/** Two and more cells that hang together and show the action's symbol. WS-2.3 */
export type Group = readonly [action: ActionId, ...cells: string[]];

/** What a pentagram cell has for the owl that passes it: the special hex beside it, or the owl tiles left, from the top. WS-5.1 */
export type Reward = { readonly special: string | null } | { readonly owls: readonly number[] };

/** The tile that was laid in this turn. */
export interface TurnTile {
  readonly at: string;
  readonly toward: string;
  /** How strong each of its actions is as the cauldron is now. WS-2.3 */
  readonly strengths: Readonly<Partial<Record<ActionId, number>>>;
  /** The action still to come. */
  readonly second: ActionId | null;
}

/** What a viewer sees now. WS-12.1 */
export interface View extends Made<typeof common>, Made<typeof own> {
  readonly players: readonly PlayerView[];
}

export interface ViewContext extends PlayerViewContext {
  /** Shown to viewers if it is not the one that comes with the game. */
  readonly file: BoardFile | null;
}

const DEALING: readonly Phase[] = ['specials', 'scrolls', 'chips'];
const ACTING: readonly Phase[] = ['agenda', 'new-special', 'new-scroll'];

/** How a table is looked at: everybody sees the players alike unless their scrolls are hidden. */
export function viewsFrom(context: ViewContext) {
  const seen = (state: State) => common(context, state);
  const mine = (state: State, viewer: Viewer) => own(context, state, viewer);
  const players = (state: State, viewer: Viewer) => ({
    players: state.players.map((player, seat) => viewPlayer(context, state, player, seat, viewer)),
  });
  return context.scrollsAreHidden
    ? viewing(seen, (state, viewer) => ({ ...mine(state, viewer), ...players(state, viewer) }))
    : viewing((state: State) => ({ ...seen(state), ...players(state, 'spectator') }), mine);
}

function common({ board, file }: ViewContext, state: State) {
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
    /** The board file, unless it is the one that comes with the game. */
    board: file,
    toAct: state.toAct,
    first: state.first < 0 ? null : state.first,
    /** Turns begun, all players together; 0 while high witches are placed. */
    turn: state.turn,
    /** The turn of each player that is going on. */
    round: Math.ceil(state.turn / state.players.length),
    turnTile: state.tileAt < 0 ? null : turnTile(board, state),
    /** Only while an action is carried out. */
    agenda: ACTING.includes(state.phase) ? viewAgenda(board, state.agenda) : null,
    blue: state.blue,
    /** Rewards by pentagram cell. */
    rewards: board.pentagram.map((cell) => rewardOf(board, state, cell)),
    specialsLeft: state.specials.size,
    row: rowOf(board, state),
    scrollsLeft: state.scrolls.size,
    /** Chips by location. */
    chips,
    openChips: DEALING.includes(state.phase) ? [] : idsIn(board.chips, state.chips.counts),
    /** Only portals that hold energy: whose, and how much. */
    portals,
    stoneTaken: state.stoneTaken,
    wandsDone: state.wandsDone,
    shelfSize: board.shelfSize,
    bottomSize: board.bottomSize,
    /** What lies in everybody's cauldron, by seat: apart from the players, whose other fields change with every move. */
    laid: state.players.map(({ laid }) => laidOf(board, laid)),
    /** The cells with coloured crystals. */
    crystals: state.players.map(({ cells }) => cellsWith(board, cells, COLOURED)),
    /** The groups in everybody's cauldron. */
    groups: state.players.map(({ cells }) => groupsIn(board, cells)),
  };
}

function own(context: ViewContext, state: State, viewer: Viewer) {
  const { board } = context;
  const isActing = viewer === state.toAct;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const player = state.players[seat] as Player;
  return {
    viewer,
    /** Whether a tile was taken up only its player sees: for the others the phase is still `tile`. */
    phase: state.phase === 'lay' && !isActing ? 'tile' : state.phase,
    /** The viewer's own, the tile taken up included. */
    hand: viewer === 'spectator' ? [] : tilesIn(player.hand),
    /** The tile the viewer has taken up. */
    tile: isActing && state.tile >= 0 ? pairId(state.tile) : null,
    /** How far the viewer is with the prophecies of the row; nothing where hidden scrolls would show. A spectator looks from seat 0. */
    rowProphecies: seesScrolls(context, state, seat, viewer) ? propheciesOf(board, player, rowOf(board, state)) : {},
  };
}

function rowOf({ scrolls }: Board, { row }: State): readonly string[] {
  return row.map((scroll) => (scrolls[scroll] as Scroll).id);
}

function cellId({ cauldron }: Board, index: number): string {
  return (cauldron.cells[index] as Cell).id;
}

function turnTile(board: Board, state: State): TurnTile {
  const { first, second } = tileOfTurn(state);
  return {
    at: cellId(board, state.tileAt),
    toward: cellId(board, state.tileToward),
    strengths: Object.fromEntries([first, second].map((action) => [nameOf(action), strengthOf(board, state, action)])),
    second: state.second < 0 ? null : nameOf(state.second),
  };
}

function rewardOf({ owls }: Board, { beside, owlsTaken }: State, cell: PentagramCell): Reward | null {
  switch (cell.kind) {
    case 'special': {
      const special = beside[cell.place] as number;
      return { special: special < 0 ? null : pairId(special) };
    }
    case 'owl':
      return { owls: owls.slice(owlsTaken[cell.place]) };
    default:
      return null;
  }
}

function laidOf(board: Board, laid: readonly number[]): readonly Laid[] {
  const list: Laid[] = [];
  for (let i = 0; i < laid.length; i += 3) {
    const toward = laid[i + 2] as number;
    const pair = pairId(laid[i] as number);
    const at = cellId(board, laid[i + 1] as number);
    list.push(toward < 0 ? [pair, at] : [pair, at, cellId(board, toward)]);
  }
  return list;
}

function groupsIn(board: Board, cells: readonly number[]): readonly Group[] {
  return groupsOf(board.cauldron, cells).map(
    ({ action, cells: found }): Group => [nameOf(action), ...found.map((cell) => cellId(board, cell))],
  );
}
