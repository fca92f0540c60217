import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type KeptMatch, ladderOf, limitsOf, pooledMatches, presentMatches, readMatches } from '@coven/bots';
import { GAMES, levelsOf } from '@coven/games';
import type { ArenaReport } from '@coven/research/arena/ratings.ts';
import type { Context } from '../command.ts';
import { UsageError } from '../usage.ts';

const START = '<!-- written by coven arena --strength -->';
const END = '<!-- end -->';

/** Keeps a match in place of an earlier one of the same deals by the same bots with the same thinking, and writes the table of all that are kept. */
export function keepMatch(
  context: Context,
  folder: string,
  { game, seed, iterations, milliseconds, ratings }: ArenaReport,
  bots: readonly string[],
): void {
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
  refresh(context, folder);
}

/** The matches of a game that are kept in a folder. */
export function matchesIn(folder: string, game: string): readonly KeptMatch[] {
  const file = fileOf(folder, game);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    try {
      return readMatches(line);
    } catch {
      throw new UsageError('bad-line', { file, line: at + 1 });
    }
  });
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

/** The tables between the marks of the document beside the folder; what people wrote around them stays. */
function refresh(context: Context, folder: string): void {
  const file = join(folder, '..', `${basename(folder)}.md`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `${START}\n${END}\n`;
  const [before = '', rest = ''] = text.split(START);
  // Without its mark nobody knows where the tables end: what stands there is people's.
  const after = rest.includes(END) ? rest.slice(rest.indexOf(END)) : `${END}\n${rest}`;
  writeFileSync(
    file,
    `${before}${START}\n${levelLines(context, folder).join('\n')}\n\n${matchLines(context, folder).join('\n')}\n${after}`,
  );
}

function levelLines({ say }: Context, folder: string): readonly string[] {
  const rows = GAMES.flatMap(({ id }) => {
    const ratings = ladderOf(levelsOf(id), matchesIn(folder, id));
    return levelsOf(id).map((level, at) => [
      id,
      String(at),
      `\`${level.id}\``,
      level.limits ? String(level.limits.iterations) : '–',
      level.limits ? String(level.limits.milliseconds) : '–',
      String(ratings[level.id] ?? '–'),
    ]);
  });
  const header = ['game', 'level', 'bot', 'iterations', 'milliseconds', 'rating'] as const;
  return tableOf(
    header.map((key) => say(`strength.${key}`)),
    rows,
  );
}

function matchLines({ say }: Context, folder: string): readonly string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = GAMES.flatMap(({ id }) =>
    pooledMatches(presentMatches(levelsOf(id), matchesIn(folder, id))).map(
      ({ bots: [first, ...others], iterations, milliseconds, seed, games, share, low, high }) => [
        id,
        `\`${first}\``,
        others.map((bot) => `\`${bot}\``).join(', '),
        iterations === null ? (milliseconds === null ? say('strength.own') : `${milliseconds} ms`) : String(iterations),
        seed,
        String(games),
        percent(share),
        `${percent(low)} – ${percent(high)}`,
        percent(1 / (others.length + 1)),
      ],
    ),
  );
  const header = ['game', 'bot', 'others', 'thinking', 'seed', 'games', 'share', 'interval', 'even'] as const;
  return tableOf(
    header.map((key) => say(`strength.${key}`)),
    rows,
  );
}

function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  return [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
}
