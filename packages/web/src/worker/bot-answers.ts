import { type Thinking, thinkingOf } from '@coven/bots';
import { FastRandom, type Rules } from '@coven/core';
import { botInput, KeptThoughts } from '@coven/session';
import type { BotAsk } from './bot-thread.ts';
import { playableGame } from './games/registry.ts';

/** What the bots of one Worker answer; they keep their thoughts from one question to the next. */
export class BotAnswers {
  readonly #kept = new KeptThoughts();
  readonly #thinking: Partial<Thinking>;
  /** The rules of the table that was asked about last. */
  #opened: { readonly table: string; readonly rules: Rules } | undefined;

  /** `thinking`: instead of what a bot's level and the question allow, so that a test can repeat an answer exactly. */
  constructor(thinking: Partial<Thinking> = {}) {
    this.#thinking = thinking;
  }

  async to(ask: BotAsk): Promise<string> {
    const { game, bots } = await playableGame(ask.game, [ask.bot]);
    const bot = bots.find(({ id }) => id === ask.bot);
    if (!bot) throw new Error(`no bot ${ask.bot}`);
    if (this.#opened?.table !== ask.table) this.#opened = { table: ask.table, rules: game.open(ask.options, ask.seats, ask.version) };
    const { rules } = this.#opened;
    const thinking = { ...thinkingOf(bot, ask.budget), ...this.#thinking };
    return rules.format(bot.choose(botInput(rules, ask, new FastRandom(ask.seed), thinking, this.#kept.of(ask))));
  }
}
