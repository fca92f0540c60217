import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type KeptMatch, limitsOf, presentMatches, readMatches } from '@coven/bots';
import { levelsOf } from '@coven/games';
import type { ArenaReport } from '../arena/ratings.ts';
import { FileProblem } from '../file-problem.ts';

/** The matches of a game that are kept in a folder. */
export function matchesIn(folder: string, game: string): readonly KeptMatch[] {
  const file = fileOf(folder, game);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    try {
      return readMatches(line);
    } catch {
      throw new FileProblem('bad-line', { file, line: at + 1 });
    }
  });
}

/** Keeps a match in place of an earlier one of the same deals by the same bots with the same thinking. */
export function keepMatch(folder: string, { game, seed, iterations, milliseconds, ratings }: ArenaReport, bots: readonly string[]): void {
  const [first] = ratings;
  if (!first) return;
  const seated = bots.filter((bot) => bot === first.name).length;
  const round = (share: number) => Math.round(share * 1000) / 1000;
  const { mean, low, high } = first.wins;
  const kept: KeptMatch = {
    bots,
    iterations,
    milliseconds,
    ...(iterations === null && milliseconds === null && { limits: limitsOf(levelsOf(game), bots) }),
    seed,
    games: first.games / seated,
    share: round(mean),
    low: round(low),
    high: round(high),
  };
  mkdirSync(folder, { recursive: true });
  const others = presentMatches(levelsOf(game), matchesIn(folder, game)).filter((match) => keyOf(match) !== keyOf(kept));
  const all = [...others, kept].sort((a, b) => rankOf(game, a) - rankOf(game, b));
  writeFileSync(fileOf(folder, game), all.map((match) => `${JSON.stringify(match)}\n`).join(''));
}

function fileOf(folder: string, game: string): string {
  return join(folder, `${game}.jsonl`);
}

function keyOf({ bots, iterations, milliseconds, seed }: KeptMatch): string {
  return JSON.stringify([bots, iterations, milliseconds, seed]);
}

/** Fewer seats first, then the weaker bot. */
function rankOf(game: string, { bots }: KeptMatch): number {
  return bots.length * 100 + levelsOf(game).findIndex(({ id }) => id === bots[0]?.split(':')[0]);
}
