import { parentPort } from 'node:worker_threads';
import type { Question } from '../../src/bots/question.ts';

const asked = new Map<string, number>();

/** Misbehaving bots, each named after what it does; `counts` behaves. */
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
    case 'counts': {
      // How often this thread was asked about the table before.
      const times = asked.get(question.table) ?? 0;
      asked.set(question.table, times + 1);
      parentPort?.postMessage({ id, text: moves[times] });
      break;
    }
    case 'cheats':
      parentPort?.postMessage({ id, text: 'take all' });
      break;
    default:
      parentPort?.postMessage({ id, text: moves.at(-1) });
  }
});
parentPort?.postMessage('ready');
