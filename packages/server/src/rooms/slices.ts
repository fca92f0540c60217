import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one table may hold the event loop while its whole log is read, in milliseconds. */
const SLICE = 10;

/** The items one by one, with a turn for the other tables after every slice of time. */
export async function* inSlices<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let end = performance.now() + SLICE;
  for (const item of items) {
    yield item;
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE;
  }
}
