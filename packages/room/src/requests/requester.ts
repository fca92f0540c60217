import type { Hex } from '@coven/core';
import type { KnownGames } from '../known-games.ts';
import type { GuestId } from '../people/guest.ts';

/** Who makes a request, and what deciding it needs. */
export interface Requester {
  readonly guest: GuestId;
  /** Known only where the request needs it. */
  readonly name: string | undefined;
  readonly now: number;
  readonly games: KnownGames;
  readonly isAway: (guest: GuestId) => boolean;
  /** 32 random bytes. */
  readonly newHex: () => Hex;
  /** Everybody sits around one device, where people agree aloud: whoever asks speaks for all. */
  readonly sharesDevice?: boolean;
}
