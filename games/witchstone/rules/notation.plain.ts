import type { Notation, Seat } from '@coven/core';
import { ACTIONS, type ActionId, type Colour } from './names.plain.ts';

/**
 * Moves as plain data. Tiles and special hexes go by the ids of their pair, cells by letter and number, portals by their two ends;
 * locations, chips and scrolls by their ids in the board file.
 */
export type Move =
  /** Chance: what is turned up, dealt or drawn next; who begins. */
  | { readonly type: 'turn-special'; readonly special: string }
  | { readonly type: 'turn-scroll'; readonly scroll: string }
  | { readonly type: 'set-chip'; readonly chip: string }
  /** Every player has tiles of their own: the seat is part of a tile's name. */
  | { readonly type: 'draw'; readonly tile: string; readonly seat: Seat }
  | { readonly type: 'first'; readonly seat: Seat }
  /** Place the high witch. WS-1.4 */
  | { readonly type: 'tower'; readonly at: string }
  /** Take up a tile; then lay its first half on `at`, its second on `toward`. WS-2.1 */
  | { readonly type: 'tile'; readonly tile: string; readonly seat: Seat }
  | { readonly type: 'lay'; readonly at: string; readonly toward: string }
  | { readonly type: 'discard' }
  /** Which of the tile's actions comes first. WS-2.2 */
  | { readonly type: 'begin'; readonly action: ActionId }
  | { readonly type: 'energy'; readonly portal: string }
  | { readonly type: 'prepare' }
  | { readonly type: 'send'; readonly to: string }
  | { readonly type: 'pentagram'; readonly steps: number }
  /** Take the rewards of the pentagram cells passed. WS-5.1 */
  | { readonly type: 'collect' }
  /** A special hex: one of its actions now, or laid in the cauldron. WS-5.3 */
  | { readonly type: 'use'; readonly special: string; readonly action: ActionId }
  | { readonly type: 'set'; readonly special: string; readonly at: string }
  /** The action of choice. WS-5.3 */
  | { readonly type: 'choose'; readonly action: ActionId }
  | { readonly type: 'step'; readonly from: string; readonly to: string }
  | { readonly type: 'rim'; readonly from: string }
  /** Rack a crystal that is on the rim: on its exit's shelf, on the bottom shelf for a chip, or aside if both are full. WS-6.3, WS-6.6 */
  | { readonly type: 'rack'; readonly crystal: Colour; readonly exit: ActionId }
  | { readonly type: 'bottom'; readonly crystal: Colour; readonly exit: ActionId; readonly chip: string }
  | { readonly type: 'aside'; readonly crystal: Colour; readonly exit: ActionId }
  /** Take a crystal out of the cauldron at a loss. WS-6.8 */
  | { readonly type: 'break'; readonly at: string }
  | { readonly type: 'wand'; readonly steps: number }
  /** Open the next wand cell. WS-7.3 */
  | { readonly type: 'open' }
  | { readonly type: 'take'; readonly scroll: string; readonly place: number }
  /** `reach` is that of the scroll to be boosted, 0 for any other action. WS-8.3 */
  | { readonly type: 'boost'; readonly scroll: string; readonly action: ActionId; readonly reach: number }
  /** Leave the rest of the agenda. WS-2.6 */
  | { readonly type: 'stop' };

function format(move: Move): string {
  switch (move.type) {
    case 'turn-special':
      return `turn-special ${move.special}`;
    case 'turn-scroll':
      return `turn-scroll ${move.scroll}`;
    case 'set-chip':
      return `set-chip ${move.chip}`;
    case 'draw':
    case 'tile':
      return `${move.type} ${move.tile}-${move.seat}`;
    case 'first':
      return `first ${move.seat}`;
    case 'lay':
      return `lay ${move.at} ${move.toward}`;
    case 'begin':
    case 'choose':
      return `${move.type} ${move.action}`;
    case 'energy':
      return `energy ${move.portal}`;
    case 'send':
      return `send ${move.to}`;
    case 'pentagram':
    case 'wand':
      return `${move.type} ${move.steps}`;
    case 'use':
      return `use ${move.special} ${move.action}`;
    case 'set':
      return `set ${move.special} ${move.at}`;
    case 'step':
      return `step ${move.from} ${move.to}`;
    case 'rim':
      return `rim ${move.from}`;
    case 'rack':
    case 'aside':
      return `${move.type} ${move.crystal} ${move.exit}`;
    case 'bottom':
      return `bottom ${move.crystal} ${move.exit} ${move.chip}`;
    case 'tower':
    case 'break':
      return `${move.type} ${move.at}`;
    case 'take':
      return `take ${move.scroll} ${move.place}`;
    case 'boost':
      return `boost ${move.scroll} ${move.action}${move.reach > 0 ? ` ${move.reach}` : ''}`;
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

function parse(text: string): Move | undefined {
  const [type = '', ...words] = text.split(' ');
  const move = read(type, words);
  // A text with anything left over, or written in another way, is no move.
  return move !== undefined && format(move) === text ? move : undefined;
}

function read(type: string, [first = '', second = '', third = '']: readonly string[]): Move | undefined {
  switch (type) {
    case 'turn-special':
      return isPair(first) ? { type, special: first } : undefined;
    case 'turn-scroll':
      return isId(first) ? { type, scroll: first } : undefined;
    case 'set-chip':
      return isId(first) ? { type, chip: first } : undefined;
    case 'draw':
    case 'tile': {
      const dash = first.lastIndexOf('-');
      const [tile, seat] = [first.slice(0, dash), first.slice(dash + 1)];
      return isPair(tile) && isNumber(seat) ? { type, tile, seat: Number(seat) } : undefined;
    }
    case 'first':
      return isNumber(first) ? { type, seat: Number(first) } : undefined;
    case 'tower':
      return isId(first) ? { type, at: first } : undefined;
    case 'lay':
      return isCell(first) && isCell(second) ? { type, at: first, toward: second } : undefined;
    case 'begin':
    case 'choose':
      return isAction(first) ? { type, action: first } : undefined;
    case 'energy':
      return isId(first) && isId(second) ? { type, portal: `${first} ${second}` } : undefined;
    case 'send':
      return isId(first) ? { type, to: first } : undefined;
    case 'pentagram':
    case 'wand':
      return isNumber(first) ? { type, steps: Number(first) } : undefined;
    case 'use':
      return isPair(first) && isAction(second) ? { type, special: first, action: second } : undefined;
    case 'set':
      return isPair(first) && isCell(second) ? { type, special: first, at: second } : undefined;
    case 'step':
      return isCell(first) && isCell(second) ? { type, from: first, to: second } : undefined;
    case 'rim':
      return isCell(first) ? { type, from: first } : undefined;
    case 'rack':
    case 'aside':
      return isColour(first) && isAction(second) ? { type, crystal: first, exit: second } : undefined;
    case 'bottom':
      return isColour(first) && isAction(second) && isId(third) ? { type, crystal: first, exit: second, chip: third } : undefined;
    case 'break':
      return isCell(first) ? { type, at: first } : undefined;
    case 'take':
      return isId(first) && isNumber(second) ? { type, scroll: first, place: Number(second) } : undefined;
    case 'boost':
      return isId(first) && isAction(second) && (third === '' || isNumber(third))
        ? { type, scroll: first, action: second, reach: Number(third) }
        : undefined;
    case 'discard':
    case 'prepare':
    case 'collect':
    case 'open':
    case 'stop':
      return { type };
    default:
      return undefined;
  }
}

function isId(word: string): boolean {
  return /^[a-z0-9-]+$/.test(word);
}

function isCell(word: string): boolean {
  return /^[a-z][1-9]\d?$/.test(word);
}

function isNumber(word: string): boolean {
  return /^(0|[1-9]\d?)$/.test(word);
}

function isAction(word: string): word is ActionId {
  return (ACTIONS as readonly string[]).includes(word);
}

function isColour(word: string): word is Colour {
  return word === 'coloured' || word === 'black';
}

/** Two different actions in the order of their list. */
function isPair(word: string): boolean {
  return ACTIONS.some((first, at) => ACTIONS.slice(at + 1).some((second) => word === `${first}-${second}`));
}

export const notation: Notation<Move> = { format, parse };
