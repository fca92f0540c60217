import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BotPool } from '../src/bots/pool.ts';
import { type Line, newId, Player } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

const ask = (line: Line, decision = line.update?.choices?.decision ?? 0) => line.ask({ type: 'hint', id: newId(), decision });
const refusal = (reason: string) => expect.objectContaining({ type: 'refused', refusal: expect.objectContaining({ reason }) });

/** A game of two people. */
async function playing(wanted: object): Promise<readonly [Line, Line]> {
  const anna = await Player.named(server.address, 'Anna');
  const bela = await Player.named(server.address, 'Bela');
  const id = await anna.createTable({ chairs: [null, null], ...wanted });
  const lines = [await anna.enter(id), await bela.enter(id)] as const;
  await lines[1].do({ type: 'sit', seat: 1 });
  await Promise.all(lines.map((line) => line.ready()));
  await Promise.all(lines.map((line) => line.until(() => line.update !== undefined)));
  return lines;
}

test('whoever plays against bots gets a hint: a move that is offered, thought about once', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const line = await anna.enter(await anna.createTable({ chairs: [null, 'greedy'] }));
  expect(await ask(line)).toEqual(refusal('not-running'));
  await line.ready();
  await line.until(() => line.mayMove);
  expect(line.room?.hasHints).toBe(true);
  const hint = (await ask(line)) as { moves: readonly string[]; reason: { key: string } };
  expect(line.update?.choices?.moves).toContain(hint.moves[0]);
  expect(hint.reason.key).not.toBe('');
  expect(await ask(line)).toMatchObject({ moves: hint.moves, reason: hint.reason });
  expect(await ask(line, 99)).toEqual(refusal('stale'));
  await line.close();
});

test('a hint that did not come can be asked for again', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const line = await anna.enter(await anna.createTable({ chairs: [null, 'greedy'] }));
  await line.ready();
  await line.until(() => line.mayMove);
  const thinking = vi.spyOn(BotPool.prototype, 'hint').mockResolvedValueOnce(undefined);
  expect(await ask(line)).toEqual(refusal('hint-failed'));
  expect(await ask(line)).toMatchObject({ type: 'hint' });
  expect(thinking).toHaveBeenCalledTimes(2);
  thinking.mockRestore();
  await line.close();
});

test('among people there are hints only where the table owner said so, and none for those who watch', async () => {
  const without = await playing({});
  expect(without[0].room?.hasHints).toBe(false);
  expect(await ask(without[0])).toEqual(refusal('no-hints'));
  const lines = await playing({ hasHints: true });
  const awaited = lines.find((line) => line.mayMove) as Line;
  expect(await ask(awaited)).toMatchObject({ type: 'hint' });
  const vera = await (await Player.named(server.address, 'Vera')).enter(awaited.room?.id ?? '');
  expect(await ask(vera)).toEqual(refusal('not-seated'));
  await Promise.all([...without, ...lines, vera].map((line) => line.close()));
});

test('a hint is thought about again when the seat was shown more, although it has not decided', async () => {
  const lines = await playing({ game: 'whirling', hasHints: true });
  const [anna, bela] = lines;
  const hinted = async (line: Line) => ((await ask(line)) as { moves?: readonly string[] }).moves?.[0];
  const offered = (line: Line) => line.update?.choices?.moves ?? [];
  const past = (phase: string) =>
    Promise.all(lines.map((line) => line.until(() => (line.update?.view as { phase?: string } | undefined)?.phase !== phase)));
  for (const line of lines) await line.move();
  await past('pick');
  for (const line of lines) if (offered(line).includes('ready')) await line.move('ready');
  await past('arcana');
  expect(await hinted(anna)).toBe('hold');
  await bela.move('done');
  await anna.until(() => !offered(anna).includes('hold'));
  expect(offered(anna)).toContain(await hinted(anna));
  await Promise.all(lines.map((line) => line.close()));
});
