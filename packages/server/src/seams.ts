import { randomBytes } from 'node:crypto';
import { type Game, sealed } from '@coven/core';
import { GAMES } from '@coven/games';
import type { ChanceOf } from './rooms/room-state.ts';
import type { Store } from './store/store.ts';

/** What the server takes from the world. Tests bring their own; nothing of it can be reached over the network. */
export interface Seams {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly bytes: (count: number) => Uint8Array;
  readonly games: readonly Game[];
  readonly chance: ChanceOf;
  /** Another store than the embedded one. */
  readonly store: Store | undefined;
}

export const WORLD: Seams = { now: Date.now, bytes: randomBytes, games: GAMES, chance: sealed, store: undefined };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Lower-case letters and digits, five random bits each. */
export function randomId(bytes: (count: number) => Uint8Array, length: number): string {
  return Array.from(bytes(length), (byte) => LETTERS[byte & 31]).join('');
}
