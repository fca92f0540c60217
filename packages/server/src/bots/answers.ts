import { type Thinking, thinkingOf } from '@coven/bots';
import { FastRandom, type Rules } from '@coven/core';
import { allBotsOf, GAMES, hintsOf } from '@coven/games';
import type { HintText } from '@coven/protocol';
import { botInput, hintFor, KeptThoughts } from '@coven/session';
import { Catalogue } from '../rooms/catalogue.ts';
import type { Question } from './question.ts';

/** What the bots of one thread answer; they keep their thoughts from one question to the next. */
export class Answers {
  readonly #catalogue = new Catalogue(GAMES);
  readonly #kept = new KeptThoughts();
  readonly #thinking: Partial<Thinking>;

  /** `thinking`: instead of what a bot's level and the question allow, so that a test can repeat an answer exactly. */
  constructor(thinking: Partial<Thinking> = {}) {
    this.#thinking = thinking;
  }

  /** A move, or a hint as JSON. */
  async to(question: Question): Promise<string> {
    const { game, version, options, seats, budget, seed } = question;
    const rules = this.#catalogue.rules(game, version, options, seats);
    if (question.wants === 'hint') return JSON.stringify(await this.#hint(question, rules));
    const bot = (await allBotsOf(game)).find(({ id }) => id === question.bot);
    if (!bot) throw new Error(`no bot ${question.bot}`);
    const thinking = { ...thinkingOf(bot, budget), ...this.#thinking };
    return rules.format(bot.choose(botInput(rules, question, new FastRandom(seed), thinking, this.#kept.of(question))));
  }

  async #hint(question: Question, rules: Rules): Promise<HintText> {
    const { game, seed, budget } = question;
    const loaded = await hintsOf(game)?.();
    if (!loaded) throw new Error(`no hints for ${game}`);
    return hintFor(loaded, rules, question, { random: new FastRandom(seed), kept: this.#kept.of(question), budget });
  }
}
