import type { Bot } from '@coven/bots';
import { allBotsOf, trainingOf } from '@coven/games';

/** What a match needs besides the bots that everybody meets. */
interface Wanted {
  /** Of the bot `trained`, which thinks as long as the strongest and values positions by them. */
  readonly weights?: readonly number[] | undefined;
  /** `clever:40` is a bot that searches, with 40 iterations a decision instead of its level's. */
  readonly names?: readonly string[];
}

/** A game's bots, and those that are wanted for a match. */
export async function arenaBots(game: string, { weights, names = [] }: Wanted): Promise<readonly Bot[]> {
  const bots = await allBotsOf(game);
  const strongest = bots.at(-1);
  const trained = weights && (await trainingOf(game))?.botWith(weights);
  const known: readonly Bot[] = trained ? [...bots, { ...strongest, ...trained, id: 'trained' }] : bots;
  return [...known, ...[...new Set(names)].flatMap((name) => limitedBot(known, name) ?? [])];
}

function limitedBot(known: readonly Bot[], name: string): Bot | undefined {
  const [, id, count] = /^([^:]+):([1-9]\d{0,8})$/.exec(name) ?? [];
  const bot = known.find((one) => one.id === id);
  return bot?.limits && { ...bot, id: name, limits: { ...bot.limits, iterations: Number(count) } };
}
