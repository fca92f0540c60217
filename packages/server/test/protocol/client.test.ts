import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import {
  API,
  type ApiRequest,
  type ChangedUpdate,
  type CreatedTable,
  fold,
  type Room,
  type Update,
  type WholeUpdate,
} from '@coven/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiName } from '../../../../scripts/protocol/schema.ts';
import { ChildServer } from '../support/child-server.ts';
import { newDirectory, removeDirectory } from '../support/serve.ts';
import { Reader } from './reader.ts';
import { type Call, RecordingProxy } from './recording-proxy.ts';
import { Schemas } from './schemas.ts';

/** Written from docs/protocol.md alone. */
const CLIENT = fileURLToPath(new URL('../../../../docs/protocol-client.mjs', import.meta.url));
const data = newDirectory();
// The limits of a real server: what comes too fast is refused.
const server = new ChildServer({ data, messagesPerSecond: 20, requestsPerSecond: 30 });
const schemas = new Schemas();

beforeAll(() => server.start());
afterAll(async () => {
  await server.stop('SIGTERM');
  removeDirectory(data);
});

function start(proxy: RecordingProxy, name: string, game: string, place: string): ChildProcess {
  return spawn(process.execPath, [CLIENT, proxy.address, name, game, place], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function ended(client: ChildProcess): Promise<number | null> {
  if (client.exitCode === null) await once(client, 'exit');
  return client.exitCode;
}

function expectFits({ request, body, status, answer }: Call): void {
  expect(status, request).toBeLessThan(300);
  const name = apiName(request as ApiRequest);
  expect(request in API, request).toBe(true);
  if (body !== undefined) expect(schemas.objection(`${name}-body`, body)).toBeUndefined();
  expect(schemas.objection(`${name}-answer`, answer)).toBeUndefined();
}

/** What two readers make of the same updates: ours, and the one that was written from the document. */
function expectSameGame(heard: readonly unknown[]): Update {
  const reader = new Reader();
  let ours: Update | undefined;
  for (const message of heard as readonly (WholeUpdate | ChangedUpdate)[]) {
    if (message.type !== 'whole' && message.type !== 'change') continue;
    ours = fold(ours, message);
    const shown = reader.hear(message as Parameters<Reader['hear']>[0]);
    const { cursor, parts, awaited, isOver, choices } = ours;
    const asks = awaited.map(({ ask }) => ask);
    const seats = awaited.map(({ seat }) => seat);
    expect({ shown, ...reader.game }).toEqual({ shown: ours.shown, cursor, ...parts, awaited: seats, asks, isOver, choices });
  }
  if (!ours) throw new Error('nothing was heard of the game');
  return ours;
}

test('the client has forty lines of ordinary width, and nothing of ours', () => {
  const lines = readFileSync(CLIENT, 'utf8').split('\n');
  expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(40);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(140);
  const imported = lines.flatMap((line) => /\b(?:from|import|require)\W+'([^']+)'/.exec(line)?.[1] ?? []);
  expect(imported).toEqual(['node:crypto', 'ws']);
});

test.each(GAMES.map(({ id }) => id))('two clients of forty lines and a bot play a whole game of %s', async (game) => {
  const [one, other] = [await RecordingProxy.before(server.address), await RecordingProxy.before(server.address)];
  const first = start(one, 'Anna', game, '[null,null,"random"]');
  const made = () => one.calls.find(({ request }) => request === 'POST /api/tables')?.answer as CreatedTable | undefined;
  await expect.poll(made).toBeDefined();
  const id = made()?.id ?? '';
  const second = start(other, 'Bohdan', game, id);
  expect([await ended(first), await ended(second)]).toEqual([0, 0]);

  for (const { calls, asked, heard } of [one, other]) {
    for (const call of calls) expectFits(call);
    for (const message of asked) expect(schemas.objection('ClientMessage', message)).toBeUndefined();
    for (const message of heard) expect(schemas.objection('ServerMessage', message)).toBeUndefined();
    const { isOver } = expectSameGame(heard);
    const last = (heard as readonly { readonly type: string; readonly room?: Room }[]).findLast(({ type }) => type === 'room')?.room;
    expect({ isOver, phase: last?.phase, ending: last?.ending, places: last?.result?.length }).toEqual({
      isOver: true,
      phase: 'over',
      ending: 'played',
      places: 3,
    });
    expect((asked as readonly { readonly type: string }[]).filter(({ type }) => type === 'move').length).toBeGreaterThan(3);
  }
  const record = await (await fetch(`${server.address}/api/tables/${id}/record`)).text();
  expect(() => verifyRecord(readRecord(record), GAMES)).not.toThrow();
  await one.close();
  await other.close();
});
