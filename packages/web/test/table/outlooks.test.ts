import type { Answer, Request } from '@coven/protocol/client/table-client.ts';
import { beforeEach, expect, test } from 'vitest';
import { Outlooks } from '../../src/table/outlooks.svelte.ts';
import { picture } from './picture.ts';

const first = picture(4, { choices: { seat: 0, decision: 2, moves: ['a', 'b'], mayUndo: false } });
let asked: Request[];
let answer: (answer: Answer) => void;
let outlooks: Outlooks;

beforeEach(() => {
  asked = [];
  outlooks = new Outlooks((request) => {
    asked.push(request);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
});

async function answered(cursor: number): Promise<void> {
  answer({ type: 'outlooks', cursor, outlooks: [1, 2] });
  await Promise.resolve();
  await Promise.resolve();
}

test('the table is asked once for a picture, by its decision', async () => {
  expect(outlooks.of('a', first)).toBeUndefined();
  expect(outlooks.of('b', first)).toBeUndefined();
  expect(asked).toEqual([{ type: 'outlooks', decision: 2 }]);
  await answered(4);
  expect([outlooks.of('a', first), outlooks.of('b', first)]).toEqual([1, 2]);
  expect(asked).toHaveLength(1);
});

test('an answer for a picture that is gone is dropped', async () => {
  outlooks.of('a', first);
  outlooks.clear();
  await answered(4);
  expect(outlooks.of('a', null)).toBeUndefined();
});

test('an answer about another picture is dropped', async () => {
  outlooks.of('a', first);
  await answered(5);
  expect(outlooks.of('a', first)).toBeUndefined();
});

test('nothing is asked without moves, nor while no picture may be asked about', () => {
  outlooks.of('a', null);
  outlooks.of('a', picture(5));
  expect(asked).toEqual([]);
});
