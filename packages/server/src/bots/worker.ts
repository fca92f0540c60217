import { parentPort } from 'node:worker_threads';
import { botsOf, type Sight } from '@coven/bots';
import { FastRandom, type Rules } from '@coven/core';
import { GAMES } from '@coven/games';
import { Catalogue } from '../rooms/catalogue.ts';
import type { Answer, Question } from './question.ts';

const catalogue = new Catalogue(GAMES);

function choose(question: Question): string {
  const { game, options, seats, seat, view, memory, budget, seed } = question;
  const rules: Rules = catalogue.rules(game, options, seats);
  const bot = botsOf(game).find(({ id }) => id === question.bot);
  if (!bot) throw new Error(`no bot ${question.bot}`);
  const moves = question.moves.map((text) => {
    const move = rules.parse(text);
    if (move === undefined) throw new Error(`no move ${text}`);
    return move;
  });
  const sight: Sight = {
    rules,
    seat,
    moves,
    view: () => view,
    memory: () => {
      if (memory === null) throw new Error('this bot said that it does not remember');
      return memory;
    },
    random: new FastRandom(seed),
    budget,
  };
  return rules.format(bot.choose(sight));
}

parentPort?.on('message', (question: Question) => {
  let answer: Answer;
  try {
    answer = { id: question.id, text: choose(question) };
  } catch (error) {
    answer = { id: question.id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready');
