import type { Seat } from '@coven/core';
import { type Action, nameOf, PAIRS, type Pair } from './actions.plain.ts';
import { emptyAgenda, gain } from './agenda.ts';
import type { Board } from './board.ts';
import { ANY_CRYSTAL, groupSize, hasRoom } from './cauldron.ts';
import type { Tell } from './events.ts';
import { TURNS } from './figures.plain.ts';
import type { FlowContext } from './flow-context.ts';
import type { Handicap } from './handicap.ts';
import type { Cell } from './hexes.plain.ts';
import { lowestOf, sizeOf } from './map.ts';
import type { Move } from './notation.plain.ts';
import { rightOf, takeUp } from './setup.ts';
import { acting, type State } from './state.ts';

/** Whether a tile fits now, fits once crystals are taken out, or can only be discarded. WS-2.1 */
export function roomForTile({ board }: FlowContext, state: State): 'free' | 'behind-crystals' | 'none' {
  const { cells } = acting(state);
  if (hasRoom(board.cauldron, cells, 0)) return 'free';
  return hasRoom(board.cauldron, cells, ANY_CRYSTAL) ? 'behind-crystals' : 'none';
}

export function listTiles(context: FlowContext, state: State, list: Move[]): void {
  if (context.offersOnlyTilesThatFit && roomForTile(context, state) === 'behind-crystals') return; // WS-2.1: room comes first
  const { moves } = context;
  const tiles = moves.tile[state.toAct] as readonly Move[];
  for (let hand = acting(state).hand; hand !== 0; hand &= hand - 1) list.push(tiles[lowestOf(hand)] as Move);
}

/** WS-2.1: two adjacent free cells; without any, and with no crystal in the way, the tile can only be discarded. */
export function listPlaces(context: FlowContext, state: State, list: Move[]): void {
  const { board, moves } = context;
  const { cells } = acting(state);
  const { neighbours } = board.cauldron;
  let fits = false;
  for (let at = 0; at < cells.length; at++) {
    if (cells[at] !== 0) continue;
    const around = neighbours[at] as readonly number[];
    const lay = moves.lay[at] as readonly Move[];
    for (let i = 0; i < around.length; i++) {
      if (cells[around[i] as number] !== 0) continue;
      list.push(lay[i] as Move);
      fits = true;
    }
  }
  if (!fits && roomForTile(context, state) === 'none') list.push(moves.discard);
}

export function chooseTile(state: State, tile: Pair, tell: Tell | undefined): void {
  state.tile = tile.index;
  state.phase = 'lay';
  tell?.({ type: 'tile-chosen', seat: state.toAct, tile: tile.id });
}

/** The tile taken up leaves the hand. */
function leaveHand(state: State): Pair {
  const tile = PAIRS[state.tile] as Pair;
  acting(state).hand &= ~(1 << state.tile);
  state.tile = -1;
  return tile;
}

export function layTile(state: State, at: Cell, toward: Cell, tell: Tell | undefined): void {
  const player = acting(state);
  const tile = leaveHand(state);
  player.cells[at.index] = 1 << tile.first;
  player.cells[toward.index] = 1 << tile.second;
  player.laid.push(tile.index, at.index, toward.index);
  state.tileAt = at.index;
  state.tileToward = toward.index;
  state.phase = 'order';
  tell?.({ type: 'tile-laid', seat: state.toAct, tile: tile.id, at: at.id, toward: toward.id });
}

export function discardTile(context: FlowContext, state: State, tell: Tell | undefined): void {
  const tile = leaveHand(state);
  acting(state).discarded |= 1 << tile.index;
  tell?.({ type: 'tile-discarded', seat: state.toAct, tile: tile.id });
  endTurn(context, state, tell);
}

/** The tile laid in this turn. */
export function tileOfTurn(state: State): Pair {
  const { laid } = acting(state);
  for (let i = laid.length - 3; i >= 0; i -= 3) {
    if (laid[i + 1] === state.tileAt && laid[i + 2] === state.tileToward) return PAIRS[laid[i] as number] as Pair;
  }
  throw new Error('no tile was laid in this turn');
}

export function listOrder({ moves }: FlowContext, state: State, list: Move[]): void {
  const { first, second } = tileOfTurn(state);
  list.push(moves.begin[first] as Move, moves.begin[second] as Move);
}

/** WS-2.3: the group that contains the tile's half, as it is now. */
export function strengthOf(board: Board, state: State, action: Action): number {
  return groupSize(board.cauldron, acting(state).cells, halfOfTurn(state, action), 1 << action);
}

/** The cell of the half with this action. */
export function halfOfTurn(state: State, action: Action): number {
  return tileOfTurn(state).first === action ? state.tileAt : state.tileToward;
}

function beginAction(context: FlowContext, state: State, action: Action, tell: Tell | undefined): void {
  const strength = strengthOf(context.board, state, action);
  state.agenda = emptyAgenda();
  state.phase = 'agenda';
  tell?.({ type: 'action-began', seat: state.toAct, action: nameOf(action), strength });
  gain(state.agenda, action, strength);
}

export function beginFirst(context: FlowContext, state: State, action: Action, tell: Tell | undefined): void {
  const { first, second } = tileOfTurn(state);
  state.second = first === action ? second : first;
  beginAction(context, state, action, tell);
}

/** The agenda is over: the tile's second action, or the end of the turn. WS-2.2, WS-2.6 */
export function endAgenda(context: FlowContext, state: State, tell: Tell | undefined): void {
  const { agenda } = state;
  for (const hex of agenda.hexes) {
    // WS-5.3: dropped, it goes behind the screen unused.
    acting(state).behind.push(hex);
    tell?.({ type: 'special-dropped', seat: state.toAct, special: (PAIRS[hex] as Pair).id });
  }
  if (state.second >= 0) {
    const action = state.second;
    state.second = -1;
    beginAction(context, state, action, tell);
    return;
  }
  state.agenda = emptyAgenda();
  if (state.turn > 0) endTurn(context, state, tell);
  else passPlacing(context, state, tell);
}

/** WS-1.4: counter-clockwise, the first player last. */
function passPlacing(context: FlowContext, state: State, tell: Tell | undefined): void {
  const seat = state.toAct;
  tell?.({ type: 'turn-passed', seat });
  if (seat === state.first) {
    beginTurn(context, state, seat);
    return;
  }
  state.toAct = rightOf(context, seat);
  state.phase = 'tower';
}

function handicapOf(context: FlowContext, seat: Seat): Handicap {
  return context.handicaps[seat] as Handicap;
}

/** WS-2.5 */
function endTurn(context: FlowContext, state: State, tell: Tell | undefined): void {
  state.tileAt = -1;
  state.tileToward = -1;
  const { removed, isBlind } = handicapOf(context, state.toAct);
  if (!isBlind && sizeOf(acting(state).stock) > removed) state.phase = 'draw';
  else passTurn(context, state, tell);
}

/** The tile drawn when a turn ends, or on level 1 when it begins. */
export function drawTile(context: FlowContext, state: State, tile: Pair, tell: Tell | undefined): void {
  const seat = state.toAct;
  takeUp(state, seat, tile);
  tell?.({ type: 'tile-drawn', seat, tile: tile.id });
  if (state.phase === 'blind') {
    state.tile = tile.index;
    state.phase = 'lay';
  } else {
    passTurn(context, state, tell);
  }
}

function passTurn(context: FlowContext, state: State, tell: Tell | undefined): void {
  const seat = state.toAct;
  tell?.({ type: 'turn-passed', seat });
  if (state.turn === TURNS * context.seats) {
    state.phase = 'over';
    tell?.({ type: 'ended' });
    return;
  }
  beginTurn(context, state, seat + 1 === context.seats ? 0 : seat + 1);
}

function beginTurn(context: FlowContext, state: State, seat: Seat): void {
  state.turn++;
  state.toAct = seat;
  state.phase = handicapOf(context, seat).isBlind ? 'blind' : 'tile';
}
