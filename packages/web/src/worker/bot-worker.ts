import { thinkingOf } from '@coven/bots';
import { FastRandom, type Rules } from '@coven/core';
import { botInput, KeptThoughts } from '@coven/session';
import type { BotAnswer, BotAsk } from './bot-messages.ts';
import { playableGame } from './games/registry.ts';

const kept = new KeptThoughts();

/** The rules of the table that was asked about last. */
let opened: { readonly table: string; readonly rules: Rules } | undefined;

// A Worker of its own: bots think for a second, while the tables of the page answer their players.
self.addEventListener('message', async ({ data }: MessageEvent<BotAsk>) => {
  const { number } = data;
  try {
    const text = await choose(data);
    postMessage({ number, text } satisfies BotAnswer);
  } catch (error) {
    console.error(error);
    postMessage({ number } satisfies BotAnswer);
  }
});

async function choose(ask: BotAsk): Promise<string> {
  const { game, bots } = await playableGame(ask.game, [ask.bot]);
  const bot = bots.find(({ id }) => id === ask.bot);
  if (!bot) throw new Error(`no bot ${ask.bot}`);
  if (opened?.table !== ask.table) opened = { table: ask.table, rules: game.open(ask.options, ask.seats, ask.version) };
  const { rules } = opened;
  return rules.format(bot.choose(botInput(rules, ask, new FastRandom(ask.seed), thinkingOf(bot, ask.budget), kept.of(ask))));
}
