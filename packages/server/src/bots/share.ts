/** A bot thinks this many milliseconds at least, however late it is. */
const MIN = 5;
/** And at most this many at a table that nobody watches, because somebody may come who waits. */
const MAX_UNWATCHED = 50;

interface Load {
  /** What the bot's level may have, in milliseconds. */
  readonly wanted: number;
  /** How long the question has waited. */
  readonly waited: number;
  readonly isWatched: boolean;
  /** Questions of watched tables behind this one. */
  readonly behind: number;
  readonly threads: number;
  /** How much longer than its share such a bot takes. */
  readonly overrun: number;
}

/** How long a bot may think, in milliseconds, so that it and all that wait behind it are answered in time: rather less than late. */
export function shareOf({ wanted, waited, isWatched, behind, threads, overrun }: Load): number {
  const left = wanted - waited;
  const share = Math.min(left, (left * threads) / (behind + 1)) - overrun;
  return Math.max(MIN, isWatched ? share : Math.min(share, MAX_UNWATCHED));
}

/** How much one more answer changes what is expected. */
const WEIGHT = 1 / 8;

/**
 * How much longer than their share bots take, in milliseconds, by game: before its first look at the clock a bot must build its worlds,
 * which takes the longer the busier the machine is.
 */
export class Overruns {
  readonly #expected = new Map<string, number>();

  of(game: string): number {
    return this.#expected.get(game) ?? 0;
  }

  add(game: string, milliseconds: number): void {
    const before = this.of(game);
    this.#expected.set(game, before + WEIGHT * (Math.max(0, milliseconds) - before));
  }
}
