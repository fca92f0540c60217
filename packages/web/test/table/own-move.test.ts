import type { Refusal } from '@coven/core';
import type { Choices } from '@coven/protocol';
import type { Answer } from '@coven/protocol/client/table-client.ts';
import { beforeEach, expect, test } from 'vitest';
import { OwnMove } from '../../src/table/own-move.svelte.ts';

/** A table that answers when the test says so. */
class SlowTable {
  choices: Choices | null = { seat: 0, decision: 1, moves: ['a', 'b'], mayUndo: false };
  readonly sent: [move: string, decision: number][] = [];
  readonly refused: [move: string, reason: string][] = [];
  #answer: (answer: Answer) => void = () => {};
  /** What came with the answer is on the table. */
  arrived: Promise<void> = Promise.resolve();
  readonly move = new OwnMove({
    choices: () => this.choices,
    newestChoices: () => this.choices,
    arrived: () => this.arrived,
    send: (text, decision) => {
      this.sent.push([text, decision]);
      return new Promise((resolve) => {
        this.#answer = resolve;
      });
    },
    acted: () => {},
    refused: (text, { reason }: Refusal) => this.refused.push([text, reason]),
  });

  /** The answer to what was sent last; `choices` are what its picture offers. */
  async answer(answer: Answer, choices: Choices | null): Promise<void> {
    this.choices = choices;
    this.#answer(answer);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }
}

let table: SlowTable;
beforeEach(() => {
  table = new SlowTable();
});
const next: Choices = { seat: 0, decision: 2, moves: ['c'], mayUndo: true };

test('a move is pending until it is answered; the same again is not sent twice', async () => {
  table.move.pick('a');
  table.move.play('a');
  expect(table.move).toMatchObject({ selected: null, pending: 'a', next: null });
  table.move.play('a');
  expect(table.move.next).toBeNull();
  await table.answer({ type: 'done' }, next);
  expect(table.move.pending).toBeNull();
  expect(table.sent).toEqual([['a', 1]]);
});

test('an answered move is pending until its picture is on the table', async () => {
  let arrive = () => {};
  table.arrived = new Promise((resolve) => {
    arrive = resolve;
  });
  table.move.play('a');
  await table.answer({ type: 'refused', refusal: { rule: 'table', reason: 'stale' } }, next);
  expect([table.move.pending, table.refused]).toEqual(['a', []]);
  arrive();
  await expect.poll(() => table.move.pending).toBeNull();
  expect(table.refused).toEqual([['a', 'stale']]);
});

test('what was asked for meanwhile follows under the next decision', async () => {
  table.move.play('a');
  table.move.play('c');
  await table.answer({ type: 'done' }, next);
  expect(table.sent).toEqual([
    ['a', 1],
    ['c', 2],
  ]);
});

test.each([
  ['b', 'stale'],
  ['undo', 'nothing-to-undo'],
])('%s does not follow when it is no longer offered', async (text, reason) => {
  table.move.play('a');
  table.move.play(text);
  await table.answer({ type: 'done' }, { ...next, mayUndo: false });
  expect(table.sent).toHaveLength(1);
  expect(table.refused).toEqual([[text, reason]]);
});

test('nothing follows a refused move', async () => {
  table.move.play('a');
  table.move.play('b');
  await table.answer({ type: 'refused', refusal: { rule: 'BM-3.2', reason: 'turn' } }, table.choices);
  expect(table.sent).toHaveLength(1);
  expect(table.refused).toEqual([['a', 'turn']]);
  expect(table.move).toMatchObject({ pending: null, next: null });
});

test('nothing is sent while nothing can be decided, and a picked move must still be offered', () => {
  table.move.pick('a');
  table.move.keepOffered(['a', 'b']);
  expect(table.move.selected).toBe('a');
  table.move.keepOffered(['b']);
  expect(table.move.selected).toBeNull();
  table.choices = null;
  table.move.play('a');
  expect(table.sent).toEqual([]);
});
