import { ACTIONS, type ActionId } from './names.plain.ts';

/** A place in `ACTIONS`: inside the rules pools, shelves and symbols are counted by it. */
export type Action = number;

export const ENERGY: Action = 0;
export const WITCH: Action = 1;
export const PENTAGRAM: Action = 2;
export const CRYSTAL: Action = 3;
export const WAND: Action = 4;
export const SCROLL: Action = 5;

/** Two different actions: the halves of a tile, or the symbols of a special hex. */
export interface Pair {
  /** Place in `PAIRS`. */
  readonly index: number;
  /** For example `energy-witch`. */
  readonly id: string;
  readonly first: Action;
  readonly second: Action;
  /** One bit per action. */
  readonly symbols: number;
}

/** Every pair of two different actions. WS-1.3 */
export const PAIRS: readonly Pair[] = ACTIONS.flatMap((_, first) =>
  ACTIONS.slice(first + 1).map((_, after): Pair => {
    const second = first + 1 + after;
    return { index: 0, id: `${ACTIONS[first]}-${ACTIONS[second]}`, first, second, symbols: (1 << first) | (1 << second) };
  }),
).map((pair, index) => Object.freeze({ ...pair, index }));

const BY_ID: ReadonlyMap<string, Pair> = new Map(PAIRS.map((pair) => [pair.id, pair]));

/** The pair with this id; ids come from moves, views and checked files. */
export function pairById(id: string): Pair {
  return BY_ID.get(id) as Pair;
}

export function actionOf(id: ActionId): Action {
  return ACTIONS.indexOf(id);
}

export function nameOf(action: Action): ActionId {
  return ACTIONS[action] as ActionId;
}

export function pairOf(one: string, other: string): Pair | undefined {
  return PAIRS.find(({ id }) => id === `${one}-${other}` || id === `${other}-${one}`);
}
