import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { thinkingOf } from '@coven/bots';
import { FastRandom, type Rules } from '@coven/core';
import { allBotsOf, GAMES, hintsOf } from '@coven/games';
import type { HintText } from '@coven/protocol';
import { botInput, hintFor, KeptThoughts } from '@coven/session';
import { Catalogue } from '../rooms/catalogue.ts';
import type { Answer, Question } from './question.ts';

/** How much bots yield the processor to tables that answer people. */
const NICE = 10;
// Linux counts threads as processes of their own; elsewhere this would slow down the whole server.
if (process.platform === 'linux') setPriority(NICE);

const catalogue = new Catalogue(GAMES);

const kept = new KeptThoughts();

async function answerTo(question: Question): Promise<string> {
  const { game, version, options, seats, budget, seed } = question;
  const rules = catalogue.rules(game, version, options, seats);
  if (question.wants === 'hint') return JSON.stringify(await hint(question, rules));
  const bot = (await allBotsOf(game)).find(({ id }) => id === question.bot);
  if (!bot) throw new Error(`no bot ${question.bot}`);
  return rules.format(bot.choose(botInput(rules, question, new FastRandom(seed), thinkingOf(bot, budget), kept.of(question))));
}

async function hint(question: Question, rules: Rules): Promise<HintText> {
  const { game, seed, budget } = question;
  const loaded = await hintsOf(game)?.();
  if (!loaded) throw new Error(`no hints for ${game}`);
  return hintFor(loaded, rules, question, { random: new FastRandom(seed), kept: kept.of(question), budget });
}

parentPort?.on('message', async (question: Question) => {
  let answer: Answer;
  try {
    answer = { id: question.id, text: await answerTo(question) };
  } catch (error) {
    answer = { id: question.id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready');
