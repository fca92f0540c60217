import { parentPort } from 'node:worker_threads';
import { type Kept, thinkingOf } from '@coven/bots';
import { FastRandom, type Rules } from '@coven/core';
import { allBotsOf, GAMES, hintsOf } from '@coven/games';
import type { HintText } from '@coven/protocol';
import { botInput, hintFor } from '@coven/session';
import { Catalogue } from '../rooms/catalogue.ts';
import type { Answer, Question } from './question.ts';

const catalogue = new Catalogue(GAMES);

/** Seats whose thoughts a thread keeps: the ones asked about longest ago are forgotten. */
const MAX_KEPT = 64;
const kept = new Map<string, Kept>();

function keptOf({ table, seat, bot }: Question): Kept {
  const key = `${table} ${seat} ${bot}`;
  const thoughts = kept.get(key) ?? {};
  kept.delete(key);
  kept.set(key, thoughts);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return thoughts;
}

async function answerTo(question: Question): Promise<string> {
  const { game, version, options, seats, budget, seed } = question;
  const rules = catalogue.rules(game, version, options, seats);
  if (question.wants === 'hint') return JSON.stringify(await hint(question, rules));
  const bot = (await allBotsOf(game)).find(({ id }) => id === question.bot);
  if (!bot) throw new Error(`no bot ${question.bot}`);
  return rules.format(bot.choose(botInput(rules, question, new FastRandom(seed), thinkingOf(bot, budget), keptOf(question))));
}

async function hint(question: Question, rules: Rules): Promise<HintText> {
  const loaded = await hintsOf(question.game)?.();
  if (!loaded) throw new Error(`no hints for ${question.game}`);
  return hintFor(loaded, rules, question, new FastRandom(question.seed), question.budget);
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
