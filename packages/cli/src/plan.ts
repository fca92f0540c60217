import type { Bot } from '@coven/bots';
import { completeOptions, type FileProblem, type Game, type Options, type OptionValue, type Rules } from '@coven/core';
import { GAMES } from '@coven/games';
import type { Flags } from './arguments.ts';
import { readText } from './file.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage.ts';

/** A game with everything that is chosen before it starts. */
export interface Plan {
  readonly game: Game;
  readonly seats: number;
  /** Complete; a file option holds the file's text. */
  readonly options: Options;
  readonly rules: Rules;
}

/** The number of seats without `--seats`, as far as the game has them. */
const DEFAULT_SEATS = 4;
/** The seed of games that bots play. */
export const DEFAULT_SEED = '1';

/** The flags that choose a plan. */
export const PLAN_FLAGS = {
  seats: { kind: 'number', value: 'N', default: String(DEFAULT_SEATS) },
  bots: { kind: 'text', value: 'a,b' },
  option: { kind: 'texts', value: 'k=v' },
} as const satisfies Flags;

export async function planOf(
  gameId: string,
  { seats: wanted, option }: { readonly seats: number | undefined; readonly option: readonly string[] },
): Promise<Plan> {
  const game = gameOf(gameId);
  const seats = wanted ?? Math.min(game.seats.max, Math.max(game.seats.min, DEFAULT_SEATS));
  const given = await optionsFrom(game, option);
  checkFiles(game, given);
  const options = completeOptions(game, seats, given);
  return { game, seats, options, rules: game.open(options, seats, game.version) };
}

/** An invalid data file, with all its problems. */
export class BadFile extends Error {
  readonly game: string;
  readonly option: string;
  readonly problems: readonly FileProblem[];

  constructor(game: string, option: string, problems: readonly FileProblem[]) {
    super(`${game} ${option}: ${JSON.stringify(problems)}`);
    this.game = game;
    this.option = option;
    this.problems = problems;
  }
}

function checkFiles(game: Game, given: Options): void {
  for (const option of game.options) {
    const text = given[option.id];
    const problems = option.kind === 'file' && typeof text === 'string' && text !== '' ? option.check(text) : [];
    if (problems.length > 0) throw new BadFile(game.id, option.id, problems);
  }
}

export function gameOf(id: string): Game {
  const game = GAMES.find((one) => one.id === id);
  if (game) return game;
  const ids = GAMES.map((one) => one.id);
  const close = nearest(id, ids);
  throw new UsageError('unknown-game', { text: id, known: close ?? ids.join(', ') });
}

/** One bot for each seat, repeating the list as needed. */
export function botsFrom(known: readonly Bot[], seats: number, list: string | undefined, usual: Bot | undefined): readonly Bot[] {
  const named = (list ?? usual?.id ?? '').split(',').map((id) => {
    const bot = known.find((one) => one.id === id.trim());
    if (!bot) throw new UsageError('unknown-bot', { text: id, known: known.map((one) => one.id).join(', ') });
    return bot;
  });
  if (named.length > seats) throw new UsageError('too-many-bots', { bots: named.length, seats });
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length] as Bot);
}

/** Parses `k=v` pairs: splits per-seat values at commas and reads files. */
export async function optionsFrom(game: Game, pairs: readonly string[]): Promise<Options> {
  const options: Record<string, OptionValue> = {};
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError('bad-option', { text: pair });
    const id = pair.slice(0, at);
    const value = pair.slice(at + 1);
    const kind = game.options.find((option) => option.id === id)?.kind;
    options[id] = kind === 'per-seat' ? value.split(',') : kind === 'file' ? await readText(value) : value;
  }
  return options;
}
