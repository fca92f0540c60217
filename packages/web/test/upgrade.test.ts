import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { verifyRecord } from '@coven/core';
import { selfSigner } from '@coven/protocol/record-signature';
import { localRecord } from '@coven/room';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newLocalSave } from '../src/table/local-saves.ts';
import { playableGame } from '../src/worker/games/registry.ts';
import { LocalTable } from '../src/worker/local-table.ts';
import type { LocalSave } from '../src/worker/messages.ts';
import { keepBy } from './keep-by.ts';

/** What a browser kept when every game had version 1; see `upgrade/README.md`. */
const KEPT = JSON.parse(
  gunzipSync(readFileSync(new URL('./upgrade/kept-version-1.json.gz', import.meta.url))).toString(),
) as readonly LocalSave[];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Bots at all seats play on to the end. */
async function playedOn(save: LocalSave) {
  const { game, bots } = await playableGame(save.game);
  const saves: LocalSave[] = [];
  const players = save.players.map(({ name }) => ({ name, bot: 'random' }));
  const table = new LocalTable(
    { game, bots },
    { ...save, players },
    { botDelay: 0 },
    keepBy((saved) => saves.push(saved)),
  );
  table.begin();
  await vi.runAllTimersAsync();
  return {
    record: localRecord(table.room, selfSigner),
    proof: verifyRecord(localRecord(table.room, selfSigner), [game]),
    last: saves.at(-1),
  };
}

test.each(KEPT.map((save) => [save.game, save] as const))('%s: a table kept by version 1 goes on under version 1', async (_, save) => {
  expect(save.version).toBeUndefined();
  const { record, proof, last } = await playedOn(save);
  expect(proof.isOver).toBe(true);
  expect(record.version).toBe(1);
  expect(record.log.slice(0, save.log.length)).toEqual(save.log);
  expect(last).toMatchObject({ version: 1, isOver: true });
});

test('a new table is of the current version, and says so when it is kept', async () => {
  const { record, last } = await playedOn(newLocalSave('witchstone', {}, [{ name: 'Ann' }, { name: 'Bea' }]));
  expect(record.version).toBe(2);
  expect(last).toMatchObject({ version: 2, isOver: true });
});

test('a table that a newer page kept is refused by its version', async () => {
  const { game, bots } = await playableGame('witchstone');
  const [save] = KEPT.filter(({ game: id }) => id === 'witchstone');
  expect(() => new LocalTable({ game, bots }, { ...(save as LocalSave), version: 9 }, { botDelay: 0 }, keepBy())).toThrow(
    expect.objectContaining({ code: 'unknown-version', args: { game: 'witchstone', version: 9, known: 2 } }),
  );
});
