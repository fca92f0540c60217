import type { Hex } from '@coven/core';
import type { KnownGames } from '../known-games.ts';
import type { GuestId } from '../people/guest.ts';

/** What deciding needs from the table's host, whoever asks. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Milliseconds on the installation's clock, which also goes on while the table is not in memory. */
  readonly serverTime: () => number;
  /** How long players' browsers may take to reveal their nonces, in milliseconds. */
  readonly revealFor: number;
  /** 32 random bytes. */
  readonly newHex: () => Hex;
}

/** Who makes a request, and what deciding it needs. */
export interface Requester extends Moment {
  readonly guest: GuestId;
  /** Known only where the request needs it. */
  readonly name: string | undefined;
  readonly games: KnownGames;
  readonly isAway: (guest: GuestId) => boolean;
  /** Everybody sits around one device, where people agree aloud: whoever asks speaks for all. */
  readonly sharesDevice?: boolean;
}
