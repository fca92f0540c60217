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
}

/** How long a bot may think, in milliseconds, so that it and all that wait behind it are answered in time: rather less than late. */
export function shareOf({ wanted, waited, isWatched, behind, threads }: Load): number {
  const left = wanted - waited;
  const share = Math.min(left, (left * threads) / (behind + 1));
  return Math.max(MIN, isWatched ? share : Math.min(share, MAX_UNWATCHED));
}
