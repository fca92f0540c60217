import { isRefusal, type Seat, type Setup, type Step, Table, type Types } from '@coven/core';
import { expect, test } from 'vitest';
import { History } from '../src/rooms/history.ts';
import { secretPick } from './support/secret-pick.ts';

const SEED = '00'.repeat(32);
const setup: Setup = { game: secretPick.id, version: 1, seats: 2, options: {}, commitment: SEED, nonces: [null, null] };

/** A table with its history, and what seat 0 holds after each update it got. */
function played(texts: readonly (readonly [Seat, string])[]) {
  const table: Table<Types> = new Table(secretPick.open({}, 2), setup);
  const history = new History();
  const logs: (readonly object[])[] = [[]];
  for (const [seat, text] of texts) {
    const step = table.play(seat, text, SEED);
    if (isRefusal(step)) throw new Error(`${text}: ${step.reason}`);
    history.add(seat, step as Step<Types>);
    if (!table.tells(step, 0)) continue;
    const before = logs.at(-1) ?? [];
    logs.push([...before.slice(0, before.length - table.takenBack(step, 0)), ...table.shown(step, 0)]);
  }
  return { table, history, logs };
}

test('from any cursor a viewer catches up to the same log, whatever was taken back before or since', () => {
  const { table, history, logs } = played([
    [0, 'pick 1'],
    [0, 'undo'],
    [1, 'pick 2'],
    [1, 'undo'],
    [0, 'pick 3'],
    [0, 'pick 1'],
    [0, 'undo'],
    [0, 'undo'],
    [0, 'pick 2'],
    [1, 'pick 1'],
    [0, 'pick 3'],
  ]);
  expect(logs).toHaveLength(table.cursor(0) + 1);
  logs.forEach((held, cursor) => {
    const { shown, takenBack } = history.since(table, 0, cursor);
    expect([...held.slice(0, held.length - takenBack), ...shown]).toEqual(logs.at(-1));
  });
});
