import { readRecord, UNDO, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import type { ClientMessage } from '@coven/room';
import { MAX_CHANGES, MAX_CHANGES_PER_GUEST, MAX_CHATS_PER_GUEST, MAX_ENTRIES_WITH_CHANGES } from '@coven/room';
import { afterEach, expect, test } from 'vitest';
import { ChildServer } from './support/child-server.ts';
import { type Line, type NewRequest, newId, Player, playOn } from './support/player.ts';
import { newDirectory, removeDirectory, storedLines } from './support/serve.ts';

let server: ChildServer;
let data: string;
afterEach(async () => {
  await server.stop('SIGKILL');
  removeDirectory(data);
});

async function start(): Promise<void> {
  data = newDirectory();
  server = new ChildServer({ data });
  await server.start();
}

const named = (name: string) => Player.named(server.address, name);
const NONCE = 'ab'.repeat(32);

/** Two people at a public table that waits. */
async function waiting(game = 'blackmore'): Promise<{ id: string; a: Line; b: Line }> {
  const [anna, bohdan] = [await named('Anna'), await named('Bohdan')];
  const id = await anna.createTable({ game, chairs: [null, null] });
  const [a, b] = [await anna.enter(id), await bohdan.enter(id)];
  await b.do({ type: 'sit', seat: 1 });
  return { id, a, b };
}

async function running(game?: string): Promise<{ id: string; a: Line; b: Line }> {
  const table = await waiting(game);
  await table.a.ready();
  await table.b.ready();
  await Promise.all([table.a, table.b].map((line) => line.until(() => line.update !== undefined)));
  return table;
}

/** Sends all requests without waiting in between; returns how many were answered how. */
async function storm(line: Line, requests: readonly NewRequest[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (let from = 0; from < requests.length; from += 500) {
    const batch = requests.slice(from, from + 500).map((request) => ({ ...request, id: newId() }) as ClientMessage & { id: string });
    for (const message of batch) line.send(message);
    await line.until(() => batch.every(({ id }) => line.answers.has(id)), 'all answers');
    for (const { id } of batch) {
      const answer = line.answers.get(id);
      const outcome = answer?.type === 'refused' ? answer.refusal.reason : String(answer?.type);
      found.set(outcome, (found.get(outcome) ?? 0) + 1);
    }
  }
  return found;
}

const repeated = (times: number, ...requests: NewRequest[]) => Array.from({ length: times }, () => requests).flat();

async function expectFinished(id: string, lines: readonly Line[]): Promise<void> {
  await playOn(lines);
  const text = await (await fetch(`${server.address}/api/tables/${id}/record`)).text();
  expect(verifyRecord(readRecord(text), GAMES).isOver).toBe(true);
}

test('a player who votes 20,000 times fills nothing: the game is played to its end, also after a restart', async () => {
  await start();
  const { id, a, b } = await running();
  const before = storedLines(data, id).length;
  const toggles = repeated(10_000, { type: 'end-vote', agrees: true }, { type: 'end-vote', agrees: false });
  const found = await storm(a, toggles);
  expect(found.get('too-often')).toBeGreaterThan(9000);
  expect(found.get('log-full')).toBeUndefined();
  const filled = storedLines(data, id).length;
  // Being ready and revealing counted as well.
  expect(filled - before).toBe(MAX_CHANGES_PER_GUEST - 2);
  await playOn([a, b], 3);

  await server.stop('SIGKILL');
  await server.start();
  const [a2, b2] = [await a.player.at(server.address).enter(id), await b.player.at(server.address).enter(id)];
  const again = storedLines(data, id).length;
  expect((await storm(a2, toggles.slice(0, 100))).get('too-often')).toBe(50);
  expect(storedLines(data, id).length).toBe(again);
  // The other player's budget is untouched.
  await b2.do({ type: 'end-vote', agrees: true });
  await b2.do({ type: 'end-vote', agrees: false });
  await Promise.all([a2, b2].map((line) => line.until(() => line.update !== undefined)));
  await expectFinished(id, [a2, b2]);
});

test('a vote can always be withdrawn, and the vote that ends the game always fits', async () => {
  await start();
  const { id, a, b } = await running();
  const toggles = repeated(MAX_CHANGES_PER_GUEST / 2, { type: 'end-vote', agrees: true }, { type: 'end-vote', agrees: false });
  await storm(a, toggles);
  expect(await a.ask({ type: 'end-vote', agrees: true })).toMatchObject({ refusal: { reason: 'too-often' } });
  expect(a.room?.endVotes).toEqual([]);
  await b.do({ type: 'end-vote', agrees: true });
  await a.until(() => a.room?.endVotes.length === 1);
  // Everybody agrees now, although Anna's budget is spent.
  await a.do({ type: 'end-vote', agrees: true });
  expect(a.room?.phase).toBe('over');
  expect((await fetch(`${server.address}/api/tables/${id}/record`)).status).toBe(200);
});

test('what changes nothing is not stored', async () => {
  await start();
  const { id, a } = await running();
  await a.do({ type: 'end-vote', agrees: true });
  const before = storedLines(data, id).length;
  const found = await storm(a, repeated(1000, { type: 'end-vote', agrees: true }, { type: 'resume' }));
  expect(found).toEqual(new Map([['done', 2000]]));
  expect(storedLines(data, id).length).toBe(before);
});

test('a stranger who sits and stands at a public table fills nothing; others sit down and play', async () => {
  await start();
  const anna = await named('Anna');
  const id = await anna.createTable({ chairs: [null, null] });
  const a = await anna.enter(id);
  const stranger = await (await named('Stranger')).enter(id);
  await storm(stranger, repeated(2000, { type: 'sit', seat: 1 }, { type: 'stand' }));
  expect(storedLines(data, id).length).toBe(1 + MAX_CHANGES_PER_GUEST);
  expect(await stranger.ask({ type: 'sit', seat: 1 })).toMatchObject({ refusal: { reason: 'too-often' } });
  await storm(stranger, repeated(1500, { type: 'chat', text: 'ha' }));
  expect(stranger.chats).toHaveLength(MAX_CHATS_PER_GUEST);
  const b = await (await named('Bohdan')).enter(id);
  await b.do({ type: 'sit', seat: 1 });
  await a.ready();
  await b.ready();
  await Promise.all([a, b].map((line) => line.until(() => line.update !== undefined)));
  await expectFinished(id, [a, b]);
});

test('many strangers together cannot fill a log either; whoever sits there begins and plays', async () => {
  await start();
  const { id, a, b } = await waiting();
  await b.do({ type: 'stand' });
  for (let times = 0; times < MAX_CHANGES / MAX_CHANGES_PER_GUEST + 2; times++) {
    const stranger = await (await named('Stranger')).enter(id);
    await storm(stranger, repeated(MAX_CHANGES_PER_GUEST / 2, { type: 'sit', seat: 1 }, { type: 'stand' }));
    await stranger.close();
  }
  expect(storedLines(data, id).length).toBeLessThanOrEqual(MAX_CHANGES + 2);
  expect(await b.ask({ type: 'sit', seat: 1 })).toMatchObject({ refusal: { reason: 'log-full' } });
  await a.do({ type: 'bot', seat: 1, bot: 'random' });
  await a.ready();
  await a.until(() => a.update !== undefined);
  await expectFinished(id, [a]);
});

test('a player who is ready and not ready 10,000 times fills nothing, and may still begin', async () => {
  await start();
  const { id, a, b } = await waiting();
  const before = storedLines(data, id).length;
  await storm(a, repeated(5000, { type: 'ready', hash: NONCE }, { type: 'unready' }));
  expect(storedLines(data, id).length).toBeLessThanOrEqual(before + MAX_CHANGES_PER_GUEST);
  await b.ready();
  await a.ready();
  await Promise.all([a, b].map((line) => line.until(() => line.update !== undefined)));
  await expectFinished(id, [a, b]);
});

test('a seat can change its mind often, but not without end, and moves go on', async () => {
  await start();
  const { id, a, b } = await running('witchstone');
  const undone = new Set<string>();
  while (a.room?.phase !== 'over') {
    const mover = [a, b].find((line) => line.mayMove);
    if (!mover) {
      await Promise.race([a.news(), b.news()]);
      continue;
    }
    for (;;) {
      const cursor = mover.update?.cursor ?? 0;
      await mover.move();
      await mover.until(() => (mover.update?.cursor ?? 0) > cursor || mover.room?.phase === 'over');
      if (mover.update?.choices?.mayUndo !== true) break;
      const answer = await mover.ask({ type: 'move', decision: mover.update.choices.decision, text: UNDO });
      if (answer.type === 'refused') {
        undone.add(answer.refusal.reason);
        break;
      }
    }
  }
  expect(undone).toEqual(new Set(['too-many-changes']));
  const entries = storedLines(data, id).filter((line) => line.includes('"entries"'));
  expect(entries.length).toBeGreaterThan(2 * MAX_ENTRIES_WITH_CHANGES);
  expect(entries.length).toBeLessThan(3 * MAX_ENTRIES_WITH_CHANGES);
  expect((await fetch(`${server.address}/api/tables/${id}/record`)).status).toBe(200);
});
