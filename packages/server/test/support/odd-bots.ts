import { parentPort } from 'node:worker_threads';
import type { Question } from '../../src/bots/question.ts';

/** Misbehaving bots, each named after what it does. */
parentPort?.on('message', (question: Question) => {
  const { id, bot, moves } = question;
  switch (bot) {
    case 'sleeps':
      for (;;);
    case 'dies':
      process.exit(1);
      break;
    case 'throws':
      throw new Error('out of my mind');
    case 'eats': {
      const hoard: unknown[] = [];
      for (;;) hoard.push(new Array(1_000_000).fill(hoard.length));
    }
    case 'cheats':
      parentPort?.postMessage({ id, text: 'take all' });
      break;
    default:
      parentPort?.postMessage({ id, text: moves.at(-1) });
  }
});
parentPort?.postMessage('ready');
