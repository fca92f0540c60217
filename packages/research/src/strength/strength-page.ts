import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ladderOf, pooledMatches, presentMatches } from '@coven/bots';
import { GAMES, levelsOf } from '@coven/games';
import { matchesIn } from './match-folder.ts';

const START = '<!-- written by coven arena --strength -->';
const END = '<!-- end -->';
const LEVEL_COLUMNS = ['game', 'level', 'bot', 'iterations', 'milliseconds', 'rating'] as const;
const MATCH_COLUMNS = ['game', 'bot', 'others', 'thinking', 'seed', 'games', 'share', 'interval', 'even'] as const;

/** What the page says in words: its columns, and `own` where each bot thinks as its level does. */
type Say = (key: (typeof LEVEL_COLUMNS | typeof MATCH_COLUMNS)[number] | 'own') => string;

/** Writes the tables of a folder's matches between the marks of the page beside it; what people wrote around them stays. */
export function writeStrengthPage(folder: string, say: Say): void {
  const file = join(folder, '..', `${basename(folder)}.md`);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `${START}\n${END}\n`;
  const [before = '', rest = ''] = text.split(START);
  // Without its mark nobody knows where the tables end: what stands there is people's.
  const after = rest.includes(END) ? rest.slice(rest.indexOf(END)) : `${END}\n${rest}`;
  const tables = [
    tableOf(
      LEVEL_COLUMNS.map(say),
      GAMES.flatMap(({ id }) => levelRows(folder, id)),
    ),
    tableOf(
      MATCH_COLUMNS.map(say),
      GAMES.flatMap(({ id }) => matchRows(folder, id, say)),
    ),
  ];
  writeFileSync(file, `${before}${START}\n${tables.join('\n\n')}\n${after}`);
}

function levelRows(folder: string, game: string): readonly (readonly string[])[] {
  const ratings = ladderOf(levelsOf(game), matchesIn(folder, game));
  return levelsOf(game).map((level, at) => [
    game,
    String(at),
    `\`${level.id}\``,
    level.limits ? String(level.limits.iterations) : '–',
    level.limits ? String(level.limits.milliseconds) : '–',
    String(ratings[level.id] ?? '–'),
  ]);
}

function matchRows(folder: string, game: string, say: Say): readonly (readonly string[])[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return pooledMatches(presentMatches(levelsOf(game), matchesIn(folder, game))).map(
    ({ bots: [first, ...others], iterations, milliseconds, seed, games, share, low, high }) => [
      game,
      `\`${first}\``,
      others.map((bot) => `\`${bot}\``).join(', '),
      iterations === null ? (milliseconds === null ? say('own') : `${milliseconds} ms`) : String(iterations),
      seed,
      String(games),
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      percent(1 / (others.length + 1)),
    ],
  );
}

function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
