import { BotAnswers } from './bot-answers.ts';
import type { BotAnswer, BotAsk } from './bot-thread.ts';

const answers = new BotAnswers();

// A Worker of its own: bots think for a second, while the tables of the page answer their players.
self.addEventListener('message', async ({ data }: MessageEvent<BotAsk>) => {
  const { number } = data;
  try {
    const text = await answers.to(data);
    postMessage({ number, text } satisfies BotAnswer);
  } catch (error) {
    console.error(error);
    postMessage({ number } satisfies BotAnswer);
  }
});
