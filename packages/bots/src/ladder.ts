import { groupedBy } from '@coven/core';
import type { Level } from './levels.ts';

/** A match of the arena as it is kept, one on each line. */
export interface KeptMatch {
  readonly bots: readonly string[];
  /** Null where each bot thought as its level does. */
  readonly iterations: number | null;
  readonly milliseconds: number | null;
  /** By bot, where each thought as its level does: how many iterations that was; null for one that does not search, and for `clever:40`. */
  readonly limits?: readonly (number | null)[];
  readonly seed: string;
  readonly games: number;
  /** Of wins, for the first bot. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function readMatches(text: string): readonly KeptMatch[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): KeptMatch => JSON.parse(line));
}

export function limitsOf(levels: readonly Level[], bots: readonly string[]): readonly (number | null)[] {
  return bots.map((bot) => levels.find(({ id }) => id === bot)?.limits?.iterations ?? null);
}

/** Without matches of levels that have other limits by now. */
export function presentMatches(levels: readonly Level[], matches: readonly KeptMatch[]): readonly KeptMatch[] {
  return matches.filter(({ bots, limits }) => limits === undefined || String(limits) === String(limitsOf(levels, bots)));
}

/** The same bots with the same thinking over the deals of several seeds, as one match. */
export function pooledMatches(matches: readonly KeptMatch[]): readonly KeptMatch[] {
  const keyOf = ({ bots, iterations, milliseconds }: KeptMatch) => JSON.stringify([bots, iterations, milliseconds]);
  return [...groupedBy(matches, keyOf).values()].map(pooled);
}

function pooled(matches: readonly KeptMatch[]): KeptMatch {
  const [first] = matches as readonly [KeptMatch];
  if (matches.length === 1) return first;
  const sumOf = (figure: (match: KeptMatch) => number) => matches.reduce((sum, match) => sum + figure(match), 0);
  const games = sumOf((match) => match.games);
  const share = sumOf((match) => match.games * match.share) / games;
  // An interval is cut off at 0 and 1: its wider side tells how wide it is.
  const widthOf = ({ share: mean, low, high }: KeptMatch) => Math.max(mean - low, high - mean);
  const width = Math.sqrt(sumOf((match) => (match.games * widthOf(match)) ** 2)) / games;
  return {
    ...first,
    seed: matches.map(({ seed }) => seed).join(', '),
    games,
    share,
    low: Math.max(0, share - width),
    high: Math.min(1, share + width),
  };
}

/** The rating of the level that every game has. */
const ANCHOR = { id: 'greedy', rating: 1500 };

/** Ratings in Elo points, from matches for two of neighbours, among those that were measured, who thought as their levels do. */
export function ladderOf(levels: readonly Level[], kept: readonly KeptMatch[]): Readonly<Record<string, number>> {
  const matches = pooledMatches(presentMatches(levels, kept));
  const ratings = new Map([[ANCHOR.id, ANCHOR.rating]]);
  const climb = (from: string, to: string | undefined, lead: number | undefined) => {
    const rating = ratings.get(from);
    if (to !== undefined && rating !== undefined && lead !== undefined) ratings.set(to, rating + lead);
  };
  const leadOf = (one: string | undefined, other: string | undefined): number | undefined => {
    const between = (first: string | undefined, second: string | undefined) =>
      matches.find(
        ({ bots, iterations, milliseconds }) =>
          bots.length === 2 && bots[0] === first && bots[1] === second && iterations === null && milliseconds === null,
      );
    const [match, turned] = [between(one, other), between(other, one)];
    return match ? eloOf(match) : turned && -eloOf(turned);
  };
  const isMeasured = (id: string) => matches.some(({ bots, limits }) => limits !== undefined && bots.includes(id));
  const ids = levels.map(({ id }) => id).filter(isMeasured);
  const anchor = ids.indexOf(ANCHOR.id);
  for (let at = anchor; at < ids.length; at++) climb(ids[at] as string, ids[at + 1], leadOf(ids[at + 1], ids[at]));
  for (let at = anchor; at > 0; at--) {
    const lead = leadOf(ids[at], ids[at - 1]);
    climb(ids[at] as string, ids[at - 1], lead && -lead);
  }
  return Object.fromEntries([...ratings].map(([id, rating]) => [id, Math.round(rating / 10) * 10]));
}

/** Half a game more for each side: a level that has won all games is not infinitely stronger. */
function eloOf({ games, share }: KeptMatch): number {
  const wins = (games * share + 0.5) / (games + 1);
  return 400 * Math.log10(wins / (1 - wins));
}
