import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Answers } from './answers.ts';
import type { Answer, Question } from './question.ts';

/** How much bots yield the processor to tables that answer people; where other work fills the machine, more would starve them. */
const NICE = 5;
// Linux counts threads as processes of their own; elsewhere this would slow down the whole server.
if (process.platform === 'linux') setPriority(NICE);

const answers = new Answers();

parentPort?.on('message', async (question: Question) => {
  let answer: Answer;
  try {
    answer = { id: question.id, text: await answers.to(question) };
  } catch (error) {
    answer = { id: question.id, error: String(error) };
  }
  parentPort?.postMessage(answer);
});
parentPort?.postMessage('ready');
