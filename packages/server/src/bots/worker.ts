import { parentPort } from 'node:worker_threads';
import { type Kept, thinkingOf } from '@coven/bots';
import { FastRandom } from '@coven/core';
import { allBotsOf, GAMES } from '@coven/games';
import { botInput } from '@coven/session';
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

async function choose(question: Question): Promise<string> {
  const { game, version, options, seats, budget, seed } = question;
  const rules = catalogue.rules(game, version, options, seats);
  const bot = (await allBotsOf(game)).find(({ id }) => id === question.bot);
  if (!bot) throw new Error(`no bot ${question.bot}`);
  return rules.format(bot.choose(botInput(rules, question, new FastRandom(seed), thinkingOf(bot, budget), keptOf(question))));
}

parentPort?.on('message', async (question: Question) => {
  let answer: Answer;
  try {
    answer = { id: question.id, text: await choose(question) };
  } catch (error) {
    answer = { id: question.id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready');
