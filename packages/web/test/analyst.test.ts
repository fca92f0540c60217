import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Analyst } from '../src/analysis/analyst.svelte.ts';
import type { Verified } from '../src/worker/messages.ts';

const isEnded: boolean[] = [];

class IdleWorker {
  readonly #number = isEnded.push(false) - 1;

  addEventListener(): void {}
  postMessage(): void {}
  terminate(): void {
    isEnded[this.#number] = true;
  }
}

beforeEach(() => vi.stubGlobal('Worker', IdleWorker));
afterEach(() => {
  vi.unstubAllGlobals();
  isEnded.length = 0;
});

test('a record that does not come ends the search that asked for it, not one begun after it was stopped', async () => {
  const asked: PromiseWithResolvers<Verified>[] = [];
  const analyst = new Analyst({
    verify() {
      const answer = Promise.withResolvers<Verified>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const first = analyst.begin();
  analyst.stop();
  const second = analyst.begin();
  asked[0]?.reject(new Error('offline'));
  await first;
  expect([analyst.state, ...isEnded]).toEqual(['busy', true, false]);
  asked[1]?.reject(new Error('offline'));
  await second;
  expect([analyst.state, ...isEnded]).toEqual(['failed', true, true]);
});
