import { expect, test } from 'vitest';
import { inSlices } from '../src/rooms/slices.ts';

/** Items that each take a while of the processor. */
function* slowItems(count: number): Generator<number> {
  for (let item = 0; item < count; item++) {
    const end = performance.now() + 4;
    while (performance.now() < end);
    yield item;
  }
}

test('while one table reads its whole log, the others have their turns', async () => {
  const read: number[] = [];
  const readBefore: number[] = [];
  const interrupt = () => {
    readBefore.push(read.length);
    if (read.length < 20) setImmediate(interrupt);
  };
  setImmediate(interrupt);
  for await (const item of inSlices(slowItems(20))) read.push(item);
  expect(read).toEqual(Array.from({ length: 20 }, (_, item) => item));
  expect(readBefore.filter((count) => count < 20).length).toBeGreaterThan(2);
});
