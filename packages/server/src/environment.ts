import { randomBytes } from 'node:crypto';
import { type Game, sealed } from '@coven/core';
import { GAMES } from '@coven/games';
import type { ChanceOf } from '@coven/room';
import type { Store } from './store/store.ts';
import { REAL_TIMERS, type Timers } from './timers.ts';

/** What the server takes from its surroundings. Tests replace parts of it; nothing here is reachable over the network. */
export interface Environment {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds on a clock that never jumps; its start has no meaning. */
  readonly elapsed: () => number;
  readonly timers: Timers;
  readonly bytes: (count: number) => Uint8Array;
  readonly games: readonly Game[];
  readonly chance: ChanceOf;
  /** Replaces the embedded store. */
  readonly store: Store | undefined;
}

export const REAL_ENVIRONMENT: Environment = {
  now: Date.now,
  elapsed: () => performance.now(),
  timers: REAL_TIMERS,
  bytes: randomBytes,
  games: GAMES,
  chance: sealed,
  store: undefined,
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A random id of lower-case letters and digits, with five random bits per character. */
export function randomId(bytes: (count: number) => Uint8Array, length: number): string {
  return Array.from(bytes(length), (byte) => LETTERS[byte & 31]).join('');
}
