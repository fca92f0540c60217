import { afterAll } from 'vitest';

// The clock of this process is the same for all files that share it: one that is turned by hand and stays would hang the next file.
const { setTimeout: real } = await import('node:timers');

afterAll(() => {
  if (globalThis.setTimeout !== real) throw new Error('this file leaves a setTimeout that is not real to the next one');
});
