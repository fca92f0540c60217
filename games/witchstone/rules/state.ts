import type { Seat } from '@coven/core';
import { type Agenda, cloneAgenda, emptyAgenda } from './agenda.ts';
import { type Bag, bagOf, cloneBag } from './bag.ts';
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
export interface State {
  phase: Phase;
  toAct: Seat;
  /** Who takes the first turn; −1 until it is drawn. */
  first: Seat;
  /** Turns begun, all players together; 0 while high witches are placed. */
  turn: number;
  /** The tile taken up, or −1. It counts as in hand until it is laid. */
  tile: number;
  /** Where the halves of this turn's tile lie. */
  tileAt: number;
  tileToward: number;
  /** The action of this turn's tile that is still to come, or −1. */
  second: number;
  agenda: Agenda;
  /** The pentagram cell whose special hex is being replaced, by its place among the blue ones. */
  blue: number;

  /** Special hexes beside the blue cells, by pair; −1 if none. */
  beside: number[];
  specials: Bag;
  /** Owl tiles taken from each stack. */
  owlsTaken: number[];
  /** The open scrolls; place 1 is first. */
  row: number[];
  scrolls: Bag;
  /** The chip at each location, or −1. */
  chipAt: number[];
  /** Chips in the bag while they are dealt; afterwards those that lie open on the table, by kind. */
  chips: Bag;
  /** Who holds each portal, or −1, and how much energy lies in it. WS-3.2 */
  portalOwner: number[];
  portalEnergy: number[];
  /** How many places on the Witchstone are taken. */
  stoneTaken: number;
  /** How many owls have reached the wand's last cell. WS-10.1 */
  wandsDone: number;
  players: Player[];
}

export function emptyState(board: Board, seats: number): State {
  return {
    phase: board.blues > 0 ? 'specials' : 'scrolls',
    toAct: 0,
    first: -1,
    turn: 0,
    tile: -1,
    tileAt: -1,
    tileToward: -1,
    second: -1,
    agenda: emptyAgenda(),
    blue: -1,
    beside: Array.from({ length: board.blues }, () => -1),
    specials: bagOf(board.specials),
    owlsTaken: Array.from({ length: board.owlStacks }, () => 0),
    row: [],
    scrolls: bagOf(board.scrolls.map(({ copies }) => copies)),
    chipAt: board.map.locations.map(() => -1),
    chips: bagOf(board.chips.map(({ copies }) => copies)),
    portalOwner: board.map.portals.map(() => -1),
    portalEnergy: board.map.portals.map(() => 0),
    stoneTaken: 0,
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
