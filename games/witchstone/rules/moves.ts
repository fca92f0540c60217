import { interned, type Made, type Seat } from '@coven/core';
import { type Action, PAIRS, type Pair } from './actions.plain.ts';
import { ROW } from './agenda.ts';
import type { Board, Chip } from './board.ts';
import type { Cell } from './hexes.plain.ts';
import type { Location, Portal } from './map.ts';
import { ACTIONS, type ActionId, type Colour } from './names.plain.ts';
import { type Move, notation } from './notation.plain.ts';
import type { Scroll } from './scroll-cards.ts';

/**
 * What a move names, found once: the moves that the rules list have it, so that playing them looks nothing up.
 */
interface Named {
  readonly pair?: Pair;
  readonly cell?: Cell;
  readonly nextCell?: Cell;
  readonly location?: Location;
  readonly gate?: Portal;
  readonly token?: Chip;
  readonly card?: Scroll;
  readonly index?: Action;
}
export type NamedMove = Move & Named;
const NAMED: readonly (keyof Named)[] = ['pair', 'cell', 'nextCell', 'location', 'gate', 'token', 'card', 'index'];

/** No single walk is offered for more cells; no agenda comes near it. */
export const MAX_STEPS = 60;

export type Moves = Made<typeof movesOf>;

/** Every move there can be, made once: lists of moves share these records. */
export function movesOf(board: Board, seats: number) {
  const byText = new Map<string, Move>();
  const textOf = new Map<Move, string>();
  const made = (move: NamedMove): Move => {
    interned(move, ...NAMED.filter((field) => Object.hasOwn(move, field)));
    const text = notation.format(move);
    byText.set(text, move);
    textOf.set(move, text);
    return move;
  };
  const { cells, neighbours } = board.cauldron;
  const { locations, portals } = board.map;
  const cell = (index: number) => cells[index] as Cell;
  const perSeat = <Item>(item: (seat: Seat) => Item) => Array.from({ length: seats }, (_, seat) => item(seat));
  const perAction = <Item>(item: (action: ActionId, index: Action) => Item) => ACTIONS.map(item);
  const perSteps = (item: (steps: number) => Move) => Array.from({ length: MAX_STEPS + 1 }, (_, steps) => item(steps));
  const perColour = <Item>(item: (crystal: Colour) => Item) => ({ coloured: item('coloured'), black: item('black') });
  const perNeighbour = (item: (from: Cell, to: Cell) => Move) =>
    cells.map((from) => (neighbours[from.index] as readonly number[]).map((to) => item(from, cell(to))));
  return {
    turnSpecial: PAIRS.map((pair) => made({ type: 'turn-special', special: pair.id, pair })),
    turnScroll: board.scrolls.map((card) => made({ type: 'turn-scroll', scroll: card.id, card })),
    setChip: board.chips.map((token) => made({ type: 'set-chip', chip: token.id, token })),
    /** By seat and pair, as `tile`. */
    draw: perSeat((seat) => PAIRS.map((pair) => made({ type: 'draw', tile: pair.id, seat, pair }))),
    first: perSeat((seat) => made({ type: 'first', seat })),
    /** By location. */
    tower: locations.map((location) => made({ type: 'tower', at: location.id, location })),
    send: locations.map((location) => made({ type: 'send', to: location.id, location })),
    tile: perSeat((seat) => PAIRS.map((pair) => made({ type: 'tile', tile: pair.id, seat, pair }))),
    /** By cell and the place among its neighbours. */
    lay: perNeighbour((cell, nextCell) => made({ type: 'lay', at: cell.id, toward: nextCell.id, cell, nextCell })),
    step: perNeighbour((cell, nextCell) => made({ type: 'step', from: cell.id, to: nextCell.id, cell, nextCell })),
    begin: perAction((action, index) => made({ type: 'begin', action, index })),
    energy: portals.map((gate) => made({ type: 'energy', portal: gate.id, gate })),
    /** By steps; 0 is never offered. */
    pentagram: perSteps((steps) => made({ type: 'pentagram', steps })),
    wand: perSteps((steps) => made({ type: 'wand', steps })),
    /** By pair and action. */
    use: PAIRS.map((pair) => perAction((action, index) => made({ type: 'use', special: pair.id, action, pair, index }))),
    /** By pair and cell. */
    set: PAIRS.map((pair) => cells.map((cell) => made({ type: 'set', special: pair.id, at: cell.id, pair, cell }))),
    choose: perAction((action, index) => made({ type: 'choose', action, index })),
    rim: cells.map((cell) => made({ type: 'rim', from: cell.id, cell })),
    /** By colour and exit; `bottom` then by chip. */
    rack: perColour((crystal) => perAction((exit, index) => made({ type: 'rack', crystal, exit, index }))),
    aside: perColour((crystal) => perAction((exit, index) => made({ type: 'aside', crystal, exit, index }))),
    bottom: perColour((crystal) =>
      perAction((exit, index) => board.chips.map((token) => made({ type: 'bottom', crystal, exit, chip: token.id, index, token }))),
    ),
    break: cells.map((cell) => made({ type: 'break', at: cell.id, cell })),
    /** By scroll and place − 1. */
    take: board.scrolls.map((card) =>
      Array.from({ length: ROW }, (_, place) => made({ type: 'take', scroll: card.id, place: place + 1, card })),
    ),
    /** By scroll, action and reach. */
    boost: board.scrolls.map((card) =>
      card.kind === 'booster'
        ? perAction((action, index) =>
            Array.from({ length: ROW }, (_, reach) => made({ type: 'boost', scroll: card.id, action, reach, index })),
          )
        : [],
    ),
    discard: made({ type: 'discard' }),
    prepare: made({ type: 'prepare' }),
    collect: made({ type: 'collect' }),
    open: made({ type: 'open' }),
    stop: made({ type: 'stop' }),
    byText,
    textOf,
  };
}
