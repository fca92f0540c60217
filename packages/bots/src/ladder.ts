/** How two levels did against each other, in games for two. */
export interface Match {
  /** A level, and the next one below. */
  readonly bots: readonly [string, string];
  readonly games: number;
  /** The first one's share of wins. */
  readonly share: number;
}

/** The rating of the level that every game has. */
const ANCHOR = { id: 'greedy', rating: 1500 };

/** Ratings in Elo points, from matches of neighbours; a level beyond one that was never measured has none. */
export function ladderOf(levels: readonly string[], matches: readonly Match[]): Readonly<Record<string, number>> {
  const ratings = new Map([[ANCHOR.id, ANCHOR.rating]]);
  const climb = (from: string, to: string | undefined, lead: number | undefined) => {
    const rating = ratings.get(from);
    if (to !== undefined && rating !== undefined && lead !== undefined) ratings.set(to, rating + lead);
  };
  const leadOf = (one: string | undefined, other: string | undefined): number | undefined => {
    const match = matches.find(({ bots }) => bots[0] === one && bots[1] === other);
    return match && eloOf(match);
  };
  const anchor = levels.indexOf(ANCHOR.id);
  for (let at = anchor; at < levels.length; at++) climb(levels[at] as string, levels[at + 1], leadOf(levels[at + 1], levels[at]));
  for (let at = anchor; at > 0; at--) {
    const lead = leadOf(levels[at], levels[at - 1]);
    climb(levels[at] as string, levels[at - 1], lead && -lead);
  }
  return Object.fromEntries([...ratings].map(([id, rating]) => [id, Math.round(rating / 10) * 10]));
}

/** Half a game more for each side: a level that has won all games is not infinitely stronger. */
function eloOf({ games, share }: Match): number {
  const wins = (games * share + 0.5) / (games + 1);
  return 400 * Math.log10(wins / (1 - wins));
}
