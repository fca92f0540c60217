import type { Seat } from '@coven/core';
import { ACTIONS, type Action, nameOf, PAIRS, type Pair } from './actions.ts';
import { ROW } from './agenda.ts';
import type { Board, Chip } from './board.ts';
import type { Cell } from './hexes.ts';
import type { Location, Portal } from './map.ts';
import type { Booster, Scroll } from './scroll-cards.ts';

export type Colour = 'coloured' | 'black';

export type Move =
  /** Chance: what is turned up, dealt or drawn next; who begins. */
  | { readonly type: 'turn-special'; readonly special: Pair }
  | { readonly type: 'turn-scroll'; readonly scroll: Scroll }
  | { readonly type: 'set-chip'; readonly chip: Chip }
  /** Every player has tiles of their own: the seat is part of a tile's name. */
  | { readonly type: 'draw'; readonly tile: Pair; readonly seat: Seat }
  | { readonly type: 'first'; readonly seat: Seat }
  /** Place the high witch. WS-1.4 */
  | { readonly type: 'tower'; readonly at: Location }
  /** Take up a tile; then lay its first half on `at`, its second on `toward`. WS-2.1 */
  | { readonly type: 'tile'; readonly tile: Pair; readonly seat: Seat }
  | { readonly type: 'lay'; readonly at: Cell; readonly toward: Cell }
  | { readonly type: 'discard' }
  /** Which of the tile's actions comes first. WS-2.2 */
  | { readonly type: 'begin'; readonly action: Action }
  | { readonly type: 'energy'; readonly portal: Portal }
  | { readonly type: 'prepare' }
  | { readonly type: 'send'; readonly to: Location }
  | { readonly type: 'pentagram'; readonly steps: number }
  /** Take the rewards of the pentagram cells passed. WS-5.1 */
  | { readonly type: 'collect' }
  /** A special hex: one of its actions now, or laid in the cauldron. WS-5.3 */
  | { readonly type: 'use'; readonly special: Pair; readonly action: Action }
  | { readonly type: 'set'; readonly special: Pair; readonly at: Cell }
  /** The action of choice. WS-5.3 */
  | { readonly type: 'choose'; readonly action: Action }
  | { readonly type: 'step'; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'rim'; readonly from: Cell }
  /** Rack a crystal that is on the rim: on its exit's shelf, on the bottom shelf for a chip, or aside if both are full. WS-6.3, WS-6.6 */
  | { readonly type: 'rack'; readonly crystal: Colour; readonly exit: Action }
  | { readonly type: 'bottom'; readonly crystal: Colour; readonly exit: Action; readonly chip: Chip }
  | { readonly type: 'aside'; readonly crystal: Colour; readonly exit: Action }
  /** Take a crystal out of the cauldron at a loss. WS-6.8 */
  | { readonly type: 'break'; readonly at: Cell }
  | { readonly type: 'wand'; readonly steps: number }
  /** Open the next wand cell. WS-7.3 */
  | { readonly type: 'open' }
  | { readonly type: 'take'; readonly scroll: Scroll; readonly place: number }
  /** `reach` is that of the scroll to be boosted, 0 for any other action. WS-8.3 */
  | { readonly type: 'boost'; readonly scroll: Booster; readonly action: Action; readonly reach: number }
  /** Leave the rest of the agenda. WS-2.6 */
  | { readonly type: 'stop' };

/** No single walk is offered for more cells; no agenda comes near it. */
export const STEPS_MOST = 60;

/** Every move there can be, made once: lists of moves share these records. */
export interface Moves {
  readonly turnSpecial: readonly Move[];
  readonly turnScroll: readonly Move[];
  readonly setChip: readonly Move[];
  /** By seat and pair, as `tile`. */
  readonly draw: readonly (readonly Move[])[];
  readonly first: readonly Move[];
  /** By location. */
  readonly tower: readonly Move[];
  readonly send: readonly Move[];
  readonly tile: readonly (readonly Move[])[];
  /** By cell and the place among its neighbours. */
  readonly lay: readonly (readonly Move[])[];
  readonly step: readonly (readonly Move[])[];
  readonly begin: readonly Move[];
  readonly energy: readonly Move[];
  /** By steps; 0 is never offered. */
  readonly pentagram: readonly Move[];
  readonly wand: readonly Move[];
  /** By pair and action. */
  readonly use: readonly (readonly Move[])[];
  /** By pair and cell. */
  readonly set: readonly (readonly Move[])[];
  readonly choose: readonly Move[];
  readonly rim: readonly Move[];
  /** By colour and exit; `bottom` then by chip. */
  readonly rack: Readonly<Record<Colour, readonly Move[]>>;
  readonly aside: Readonly<Record<Colour, readonly Move[]>>;
  readonly bottom: Readonly<Record<Colour, readonly (readonly Move[])[]>>;
  readonly break: readonly Move[];
  /** By scroll and place − 1. */
  readonly take: readonly (readonly Move[])[];
  /** By scroll, action and reach. */
  readonly boost: readonly (readonly (readonly Move[])[])[];
  readonly discard: Move;
  readonly prepare: Move;
  readonly collect: Move;
  readonly open: Move;
  readonly stop: Move;
  readonly byText: ReadonlyMap<string, Move>;
  readonly textOf: ReadonlyMap<Move, string>;
}

export function movesOf(board: Board, seats: number): Moves {
  const byText = new Map<string, Move>();
  const textOf = new Map<Move, string>();
  const made = <M extends Move>(move: M): M => {
    Object.freeze(move);
    const text = write(move);
    byText.set(text, move);
    textOf.set(move, text);
    return move;
  };
  const { cells, neighbours } = board.cauldron;
  const { locations, portals } = board.map;
  const cell = (index: number) => cells[index] as Cell;
  const perSeat = <Item>(item: (seat: Seat) => Item) => Array.from({ length: seats }, (_, seat) => item(seat));
  const perAction = <Item>(item: (action: Action) => Item) => ACTIONS.map((_, action) => item(action));
  const perSteps = (item: (steps: number) => Move) => Array.from({ length: STEPS_MOST + 1 }, (_, steps) => item(steps));
  const perColour = <Item>(item: (crystal: Colour) => Item) => ({ coloured: item('coloured'), black: item('black') });
  const perNeighbour = (item: (from: Cell, to: Cell) => Move) =>
    cells.map((from) => (neighbours[from.index] as readonly number[]).map((to) => item(from, cell(to))));
  return {
    turnSpecial: PAIRS.map((special) => made({ type: 'turn-special', special })),
    turnScroll: board.scrolls.map((scroll) => made({ type: 'turn-scroll', scroll })),
    setChip: board.chips.map((chip) => made({ type: 'set-chip', chip })),
    draw: perSeat((seat) => PAIRS.map((tile) => made({ type: 'draw', tile, seat }))),
    first: perSeat((seat) => made({ type: 'first', seat })),
    tower: locations.map((at) => made({ type: 'tower', at })),
    send: locations.map((to) => made({ type: 'send', to })),
    tile: perSeat((seat) => PAIRS.map((tile) => made({ type: 'tile', tile, seat }))),
    lay: perNeighbour((at, toward) => made({ type: 'lay', at, toward })),
    step: perNeighbour((from, to) => made({ type: 'step', from, to })),
    begin: perAction((action) => made({ type: 'begin', action })),
    energy: portals.map((portal) => made({ type: 'energy', portal })),
    pentagram: perSteps((steps) => made({ type: 'pentagram', steps })),
    wand: perSteps((steps) => made({ type: 'wand', steps })),
    use: PAIRS.map((special) => perAction((action) => made({ type: 'use', special, action }))),
    set: PAIRS.map((special) => cells.map((at) => made({ type: 'set', special, at }))),
    choose: perAction((action) => made({ type: 'choose', action })),
    rim: cells.map((from) => made({ type: 'rim', from })),
    rack: perColour((crystal) => perAction((exit) => made({ type: 'rack', crystal, exit }))),
    aside: perColour((crystal) => perAction((exit) => made({ type: 'aside', crystal, exit }))),
    bottom: perColour((crystal) => perAction((exit) => board.chips.map((chip) => made({ type: 'bottom', crystal, exit, chip })))),
    break: cells.map((at) => made({ type: 'break', at })),
    take: board.scrolls.map((scroll) => Array.from({ length: ROW }, (_, place) => made({ type: 'take', scroll, place: place + 1 }))),
    boost: board.scrolls.map((scroll) =>
      scroll.kind === 'booster'
        ? perAction((action) => Array.from({ length: ROW }, (_, reach) => made({ type: 'boost', scroll, action, reach })))
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

/** One line for each move there can be; the rules look it up by record. */
function write(move: Move): string {
  switch (move.type) {
    case 'turn-special':
      return `turn-special ${move.special.id}`;
    case 'turn-scroll':
      return `turn-scroll ${move.scroll.id}`;
    case 'set-chip':
      return `set-chip ${move.chip.id}`;
    case 'draw':
    case 'tile':
      return `${move.type} ${move.tile.id}-${move.seat}`;
    case 'first':
      return `first ${move.seat}`;
    case 'tower':
      return `tower ${move.at.id}`;
    case 'lay':
      return `lay ${move.at.id} ${move.toward.id}`;
    case 'begin':
    case 'choose':
      return `${move.type} ${nameOf(move.action)}`;
    case 'energy':
      return `energy ${move.portal.id}`;
    case 'send':
      return `send ${move.to.id}`;
    case 'pentagram':
    case 'wand':
      return `${move.type} ${move.steps}`;
    case 'use':
      return `use ${move.special.id} ${nameOf(move.action)}`;
    case 'set':
      return `set ${move.special.id} ${move.at.id}`;
    case 'step':
      return `step ${move.from.id} ${move.to.id}`;
    case 'rim':
      return `rim ${move.from.id}`;
    case 'rack':
    case 'aside':
      return `${move.type} ${move.crystal} ${nameOf(move.exit)}`;
    case 'bottom':
      return `bottom ${move.crystal} ${nameOf(move.exit)} ${move.chip.id}`;
    case 'break':
      return `break ${move.at.id}`;
    case 'take':
      return `take ${move.scroll.id} ${move.place}`;
    case 'boost':
      return `boost ${move.scroll.id} ${nameOf(move.action)}${move.reach > 0 ? ` ${move.reach}` : ''}`;
    case 'discard':
    case 'prepare':
    case 'collect':
    case 'open':
    case 'stop':
      return move.type;
    default:
      return move satisfies never;
  }
}
