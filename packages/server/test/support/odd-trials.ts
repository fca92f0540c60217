import { parentPort } from 'node:worker_threads';
import type { NumberedTrial } from '../../src/files/trial.ts';

/** Trials that go wrong, each game named after what happens. */
parentPort?.on('message', ({ id, game }: NumberedTrial) => {
  switch (game) {
    case 'sleeps':
      for (;;);
    case 'eats': {
      const hoard: unknown[] = [];
      for (;;) hoard.push(new Array(1_000_000).fill(hoard.length));
    }
    case 'throws':
      throw new Error('rules out of their mind');
    case 'refuses':
      parentPort?.postMessage({ id, problem: { code: 'bad-file', args: { line: 3 } } });
      break;
    default:
      parentPort?.postMessage({ id });
  }
});
parentPort?.postMessage('ready');
