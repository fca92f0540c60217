import { after, type EntryOf, notationOf, oneOf, type TextField, wholeOf, word } from '@coven/core/notation';
import { ACTIONS, type Colour } from './names.plain.ts';

const ID = word('[a-z0-9-]+');
const PORTAL = word('[a-z0-9-]+ [a-z0-9-]+');
const CELL = word('[a-z][1-9][0-9]?');
const NUMBER = wholeOf(2);
const ACTION = oneOf(ACTIONS);
const COLOUR = oneOf<Colour>(['coloured', 'black']);
/** Two different actions in the order of their list. */
const PAIR = oneOf(ACTIONS.flatMap((first, at) => ACTIONS.slice(at + 1).map((second) => `${first}-${second}`)));
/** Every player has tiles of their own: the seat is part of a tile's name. */
const SEAT_OF_TILE = after('-', NUMBER);
/** Left out if it is 0. */
const REACH: TextField<number> = {
  lead: '',
  pattern: '(?: [1-9][0-9]?)?',
  write: (reach) => (reach > 0 ? ` ${reach}` : ''),
  read: Number,
};

/**
 * The fields of each move, in the order in which they are written. Tiles and special hexes go by the ids of their pair, cells by letter and
 * number, portals by their two ends; locations, chips and scrolls by their ids in the board file.
 */
const MOVES = {
  /** Chance: what is turned up, dealt or drawn next; who begins. */
  'turn-special': { special: PAIR },
  'turn-scroll': { scroll: ID },
  'set-chip': { chip: ID },
  draw: { tile: PAIR, seat: SEAT_OF_TILE },
  first: { seat: NUMBER },
  /** Place the high witch. WS-1.4 */
  tower: { at: ID },
  /** Take up a tile; then lay its first half on `at`, its second on `toward`. WS-2.1 */
  tile: { tile: PAIR, seat: SEAT_OF_TILE },
  lay: { at: CELL, toward: CELL },
  discard: {},
  /** Which of the tile's actions comes first. WS-2.2 */
  begin: { action: ACTION },
  energy: { portal: PORTAL },
  prepare: {},
  send: { to: ID },
  pentagram: { steps: NUMBER },
  /** Take the rewards of the pentagram cells passed. WS-5.1 */
  collect: {},
  /** A special hex: one of its actions now, or laid in the cauldron. WS-5.3 */
  use: { special: PAIR, action: ACTION },
  set: { special: PAIR, at: CELL },
  /** The action of choice. WS-5.3 */
  choose: { action: ACTION },
  step: { from: CELL, to: CELL },
  rim: { from: CELL },
  /** Rack a crystal that is on the rim: on its exit's shelf, on the bottom shelf for a chip, or aside if both are full. WS-6.3, WS-6.6 */
  rack: { crystal: COLOUR, exit: ACTION },
  bottom: { crystal: COLOUR, exit: ACTION, chip: ID },
  aside: { crystal: COLOUR, exit: ACTION },
  /** Take a crystal out of the cauldron at a loss. WS-6.8 */
  break: { at: CELL },
  wand: { steps: NUMBER },
  /** Open the next wand cell. WS-7.3 */
  open: {},
  take: { scroll: ID, place: NUMBER },
  /** `reach` is that of the scroll to be boosted, 0 for any other action. WS-8.3 */
  boost: { scroll: ID, action: ACTION, reach: REACH },
  /** Leave the rest of the agenda. WS-2.6 */
  stop: {},
};

export type Move = EntryOf<typeof MOVES>;

export const notation = notationOf<Move>('type', MOVES);
