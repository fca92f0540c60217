import type { Seat } from '@coven/core';
import { cloneAgenda, emptyAgenda } from './agenda.ts';
import { bagOf, cloneBag } from './bag.ts';
import type { Board } from './board.ts';
import { clonePlayer, newPlayer, type Player } from './player.ts';

/**
 * `specials` … `first` deal (WS-1.1 … WS-1.4), `draw` gives the turn's end its tile, `blind` a turn of handicap level 1 its only one,
 * `new-special` and `new-scroll` replace what was taken: these wait for chance. The others wait for `toAct`.
 */
export type Phase =
  | 'specials'
  | 'scrolls'
  | 'chips'
  | 'tiles'
  | 'first'
  | 'tower'
  | 'blind'
  | 'tile'
  | 'lay'
  | 'order'
  | 'agenda'
  | 'new-special'
  | 'new-scroll'
  | 'draw'
  | 'over';

/** Only numbers, so that a state is its own saved form. */
export type State = ReturnType<typeof emptyState>;

export function emptyState(board: Board, seats: number) {
  return {
    phase: (board.blues > 0 ? 'specials' : 'scrolls') as Phase,
    toAct: 0 as Seat,
    /** Who takes the first turn; −1 until it is drawn. */
    first: -1 as Seat,
    /** Turns begun, all players together; 0 while high witches are placed. */
    turn: 0,
    /** The tile taken up, or −1. It counts as in hand until it is laid. */
    tile: -1,
    /** Where the halves of this turn's tile lie. */
    tileAt: -1,
    tileToward: -1,
    /** The action of this turn's tile that is still to come, or −1. */
    second: -1,
    agenda: emptyAgenda(),
    /** The pentagram cell whose special hex is being replaced, by its place among the blue ones. */
    blue: -1,

    /** Special hexes beside the blue cells, by pair; −1 if none. */
    beside: Array.from({ length: board.blues }, () => -1),
    specials: bagOf(board.specials),
    /** Owl tiles taken from each stack. */
    owlsTaken: Array.from({ length: board.owlStacks }, () => 0),
    /** The open scrolls; place 1 is first. */
    row: [] as number[],
    scrolls: bagOf(board.scrolls.map(({ copies }) => copies)),
    /** The chip at each location, or −1. */
    chipAt: board.map.locations.map(() => -1),
    /** Chips in the bag while they are dealt; afterwards those that lie open on the table, by kind. */
    chips: bagOf(board.chips.map(({ copies }) => copies)),
    /** Who holds each portal, or −1, and how much energy lies in it. WS-3.2 */
    portalOwner: board.map.portals.map((): Seat => -1),
    portalEnergy: board.map.portals.map(() => 0),
    /** How many places on the Witchstone are taken. */
    stoneTaken: 0,
    /** How many owls have reached the wand's last cell. WS-10.1 */
    wandsDone: 0,
    players: Array.from({ length: seats }, () => newPlayer(board)),
  };
}

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    toAct: state.toAct,
    first: state.first,
    turn: state.turn,
    tile: state.tile,
    tileAt: state.tileAt,
    tileToward: state.tileToward,
    second: state.second,
    agenda: cloneAgenda(state.agenda),
    blue: state.blue,
    beside: state.beside.slice(),
    specials: cloneBag(state.specials),
    owlsTaken: state.owlsTaken.slice(),
    row: state.row.slice(),
    scrolls: cloneBag(state.scrolls),
    chipAt: state.chipAt.slice(),
    chips: cloneBag(state.chips),
    portalOwner: state.portalOwner.slice(),
    portalEnergy: state.portalEnergy.slice(),
    stoneTaken: state.stoneTaken,
    wandsDone: state.wandsDone,
    players: state.players.map(clonePlayer),
  };
}

export function playerOf(state: State, seat: Seat): Player {
  return state.players[seat] as Player;
}

/** Whose turn it is. */
export function acting(state: State): Player {
  return state.players[state.toAct] as Player;
}
