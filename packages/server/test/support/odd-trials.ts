import { MAX_MEMORY, type NumberedTrial } from '../../src/files/trial.ts';

const LIST_BYTES = 8_000_000;

/** Trials that go wrong, each game named after what happens. */
process.on('message', ({ id, game }: NumberedTrial) => {
  switch (game) {
    case 'sleeps':
      for (;;);
    case 'eats': {
      // Three times the memory of a trial, and then all would be well.
      const hoard: number[][] = [];
      while (hoard.length * LIST_BYTES < 3 * MAX_MEMORY * 2 ** 20) hoard.push(new Array(LIST_BYTES / 8).fill(hoard.length));
      process.send?.({ id: hoard.length > 0 ? id : -1 });
      break;
    }
    case 'throws':
      throw new Error('rules out of their mind');
    case 'refuses':
      process.send?.({ id, problem: { code: 'bad-file', args: { line: 3 } } });
      break;
    default:
      process.send?.({ id });
  }
});
process.send?.('ready');
