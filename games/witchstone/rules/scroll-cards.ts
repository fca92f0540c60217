import { type Action, actionOf } from './actions.plain.ts';
import type { ActionId } from './names.plain.ts';

/** A kind of location as the prophecies name it: the player's own tower is violet and never asked for, every other one is black. WS-9.5 */
export const ASKED_KINDS = ['witchstone', 'other-tower', 'village', 'forest', 'castle'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/** Prophecies that count something; each level needs at least its number. WS-9.4 */
export const COUNTED = [
  'witches-on-board',
  'witches-waiting',
  'silver-cells',
  'special-hexes',
  'scrolls-collected',
  'chips-collected',
  'crystals-on-rack',
] as const;
export type Counted = (typeof COUNTED)[number];

type Numbers = readonly number[];

type ProphecyFile =
  | { readonly prophecy: 'chain'; readonly symbol: ActionId; readonly levels: Numbers }
  | { readonly prophecy: 'occupy-same'; readonly kind: AskedKind; readonly levels: Numbers }
  | { readonly prophecy: 'occupy-in-order'; readonly levels: readonly AskedKind[] }
  | { readonly prophecy: 'connect-in-order'; readonly levels: readonly (readonly AskedKind[])[] }
  | { readonly prophecy: 'place-on-stone'; readonly levels: Numbers }
  | { readonly prophecy: Counted; readonly levels: Numbers };

type BoosterFile = { readonly boost: ActionId | 'any'; readonly plus: number };
export type ScrollFile = {
  readonly id: string;
  readonly copies: number;
  readonly provenance?: Readonly<Record<string, string>>;
} & (BoosterFile | ProphecyFile);

interface Card {
  readonly index: number;
  readonly id: string;
  readonly copies: number;
}
export interface Booster extends Card {
  readonly kind: 'booster';
  /** −1: any action. */
  readonly boosts: Action;
  readonly plus: number;
}
export interface Prophecy extends Card {
  readonly kind: 'prophecy';
  readonly task: ProphecyFile;
}
export type Scroll = Booster | Prophecy;

export function compileScroll(file: ScrollFile, index: number): Scroll {
  const { id, copies } = file;
  if ('boost' in file) {
    const boosts = file.boost === 'any' ? -1 : actionOf(file.boost);
    return Object.freeze({ index, id, copies, kind: 'booster', boosts, plus: file.plus });
  }
  return Object.freeze({ index, id, copies, kind: 'prophecy', task: file });
}
