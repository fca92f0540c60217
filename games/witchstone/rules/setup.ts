import type { Seat } from '@coven/core';
import type { Pair } from './actions.plain.ts';
import { emptyAgenda, ROW } from './agenda.ts';
import { takeFrom } from './bag.ts';
import type { Chip } from './board.ts';
import { takeChip } from './chips.ts';
import type { Tell } from './events.ts';
import type { FlowContext } from './flow-context.ts';
import type { Handicap } from './handicap.ts';
import { type Location, sizeOf } from './map.ts';
import type { Move } from './notation.plain.ts';
import { FOR_WITCHES, scorePoints } from './player.ts';
import type { Scroll } from './scroll-cards.ts';
import { acting, playerOf, type State } from './state.ts';
import { OCCUPY_POINTS } from './witch.ts';

/** WS-1.1 */
export function turnSpecial(context: FlowContext, state: State, special: Pair, tell: Tell | undefined): void {
  const blue = state.phase === 'specials' ? state.beside.indexOf(-1) : state.blue;
  takeFrom(state.specials, special.index);
  state.beside[blue] = special.index;
  tell?.({ type: 'special-turned', blue, special: special.id });
  if (state.phase === 'specials' && blue === context.board.blues - 1) state.phase = 'scrolls';
}

export function turnScroll(state: State, scroll: Scroll, tell: Tell | undefined): void {
  takeFrom(state.scrolls, scroll.index);
  state.row.push(scroll.index);
  tell?.({ type: 'scroll-turned', scroll: scroll.id });
  if (state.phase === 'scrolls' && state.row.length === ROW) state.phase = 'chips';
}

/** WS-1.2: on every location but the Witchstone; the rest stays open on the table. */
export function setChip(context: FlowContext, state: State, chip: Chip, tell: Tell | undefined): void {
  const { locations } = context.board.map;
  const takesChip = ({ index, kind }: Location) => kind !== 'witchstone' && state.chipAt[index] === -1;
  const location = locations.find(takesChip) as Location;
  takeFrom(state.chips, chip.index);
  state.chipAt[location.index] = chip.index;
  tell?.({ type: 'chip-set', location: location.id, chip: chip.id });
  if (!locations.some(takesChip)) dealNext(context, state, 0);
}

/** WS-1.3, WS-11.1 */
export function dealTile(context: FlowContext, state: State, tile: Pair, tell: Tell | undefined): void {
  const seat = state.toAct;
  takeUp(state, seat, tile);
  tell?.({ type: 'tile-dealt', seat, tile: tile.id });
  dealNext(context, state, seat);
}

function dealNext(context: FlowContext, state: State, from: Seat): void {
  for (let seat = from; seat < context.seats; seat++) {
    if (sizeOf(playerOf(state, seat).hand) < (context.handicaps[seat] as Handicap).hand) {
      state.phase = 'tiles';
      state.toAct = seat;
      return;
    }
  }
  state.phase = 'first';
}

/** From the stock into the hand. */
export function takeUp(state: State, seat: Seat, tile: Pair): void {
  const player = playerOf(state, seat);
  player.stock &= ~(1 << tile.index);
  player.hand |= 1 << tile.index;
}

/** The player to the right of the first begins to place. WS-1.4 */
export function beginPlacing(context: FlowContext, state: State, first: Seat, tell: Tell | undefined): void {
  state.first = first;
  state.toAct = rightOf(context, first);
  state.phase = 'tower';
  tell?.({ type: 'began', seat: first });
}

export function rightOf({ seats }: FlowContext, seat: Seat): Seat {
  return seat === 0 ? seats - 1 : seat - 1;
}

export function listTowers({ board, moves }: FlowContext, state: State, list: Move[]): void {
  for (const tower of board.map.towers) {
    if (!state.players.some((player) => player.tower === tower.index)) list.push(moves.tower[tower.index] as Move);
  }
}

/** WS-1.5 */
export function placeHighWitch(context: FlowContext, state: State, tower: Location, tell: Tell | undefined): void {
  const player = acting(state);
  player.tower = tower.index;
  player.network = 1 << tower.index;
  scorePoints(player, FOR_WITCHES, OCCUPY_POINTS);
  tell?.({ type: 'tower-taken', seat: state.toAct, location: tower.id, points: OCCUPY_POINTS });
  state.agenda = emptyAgenda();
  state.phase = 'agenda';
  takeChip(context, state, tower, tell);
}
