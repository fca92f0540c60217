/** WS-11.1: level 1 is the hardest. */
export const LEVELS = ['none', 'level-3', 'level-2', 'level-1'] as const;
export type Level = (typeof LEVELS)[number];

export interface Handicap {
  /** Tiles in hand at the start of a turn while the stock lasts. */
  readonly hand: number;
  /** Tiles removed unseen: they stay in the stock, which is never drawn down below them. */
  readonly removed: number;
  /** Whether the turn's tile is drawn when the turn begins instead of when it ends. */
  readonly isBlind: boolean;
}

export const HANDICAPS: Readonly<Record<Level, Handicap>> = {
  none: { hand: 5, removed: 0, isBlind: false },
  'level-3': { hand: 3, removed: 4, isBlind: false },
  'level-2': { hand: 2, removed: 4, isBlind: false },
  'level-1': { hand: 0, removed: 4, isBlind: true },
};
