import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type LineHost, ReconnectingLine } from '../client/reconnecting-line.ts';
import { enterMessage, TableClient } from '../client/table-client.ts';
import type { Line } from '../client/transport.ts';
import type { ClosingReason, ServerMessage } from '../src/index.ts';
import { SocketServer } from './socket-server.ts';

/** What the line does after each reason. */
const AFTER: Readonly<Record<ClosingReason, 'closed' | 'lost'>> = {
  'bad-message': 'closed',
  'too-fast': 'lost',
  'too-slow': 'lost',
  'not-entered': 'lost',
  'no-such-table': 'closed',
  'table-full': 'closed',
  'unknown-version': 'closed',
  'unknown-protocol': 'closed',
  'file-too-expensive': 'closed',
  'logged-out': 'closed',
  'server-stops': 'lost',
  unavailable: 'lost',
};

let server: SocketServer;
/** Sockets that the line has asked for. */
let asked = 0;
let line: ReconnectingLine;
const lines: Line[] = [];
const messages: ServerMessage[] = [];

beforeEach(async () => {
  // Sockets and their events stay real; only what waits is turned by hand, and chance spreads nothing.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  server = await SocketServer.start();
  asked = 0;
});

afterEach(async () => {
  line.close();
  await server.stop();
  // First what was put over the clock that is turned by hand: restored after it, that clock would stay.
  vi.restoreAllMocks();
  vi.useRealTimers();
  lines.length = 0;
  messages.length = 0;
});

/** The host of a test; its sockets are those of `ws`. */
function host(parts: Partial<LineHost> = {}): LineHost {
  return { prepare: async () => true, connect: () => socketTo(server.port), ...parts };
}

function socketTo(port: number): WebSocket {
  asked++;
  return new WebSocket(`ws://127.0.0.1:${port}`).on('error', () => {});
}

function open(parts: Partial<LineHost> = {}): ReconnectingLine {
  line = new ReconnectingLine(host(parts));
  line.open({ message: (message) => messages.push(message), line: (state) => lines.push(state) });
  return line;
}

/** Waits for what real sockets bring, while the clock stands still. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

const times = (state: Line) => lines.filter((one) => one === state).length;

test('the waits grow to eight seconds, and begin anew once the line was open', async () => {
  const { port } = server;
  await server.stop();
  open({ connect: () => socketTo(port) });
  for (const [at, wait] of [250, 500, 1000, 2000, 4000, 8000, 8000].entries()) {
    await until(() => times('lost') === at + 1);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(asked).toBe(at + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(at + 2);
  }
  await until(() => times('lost') === 8);
  server = await SocketServer.start(port);
  await vi.advanceTimersByTimeAsync(8000);
  await until(() => lines.at(-1) === 'open');
  server.cut();
  await until(() => lines.at(-1) === 'lost');
  await vi.advanceTimersByTimeAsync(250);
  await until(() => times('open') === 2);
  expect(lines[0]).toBe('connecting');
});

test('chance spreads each wait between its half and half as much again', async () => {
  const waits: unknown[] = [];
  const wait = vi.spyOn(globalThis, 'setTimeout');
  open({ prepare: async () => false });
  for (const [at, chance] of [0, 0.999].entries()) {
    vi.mocked(Math.random).mockReturnValue(chance);
    if (at > 0) await vi.advanceTimersByTimeAsync(125);
    await until(() => times('lost') === at + 1);
    waits.push(wait.mock.lastCall?.[1]);
  }
  expect(waits).toEqual([125, 500 * 1.499]);
  expect(asked).toBe(0);
});

test.each(Object.entries(AFTER) as [ClosingReason, 'closed' | 'lost'][])('after the reason %s the line is %s', async (reason, after) => {
  open();
  await until(() => lines.at(-1) === 'open');
  server.say({ type: 'closing', reason });
  server.end();
  await until(() => lines.at(-1) === after);
  expect(messages).toEqual([{ type: 'closing', reason }]);
  await vi.advanceTimersByTimeAsync(60_000);
  if (after === 'lost') await until(() => times('open') === 2);
  expect(asked).toBe(after === 'lost' ? 2 : 1);
});

test('what was not answered is sent again when the line is back, after entering, and each line of chat is told once', async () => {
  const chats: string[] = [];
  line = new ReconnectingLine(host());
  const client = new TableClient(line, 'room', {
    room: () => {},
    update: () => {},
    chat: ({ text }) => chats.push(text),
    line: (state) => lines.push(state),
    closing: () => {},
  });
  const answer = client.request({ type: 'unready' });
  await until(() => server.requests.length === 2);
  server.say({ type: 'chat', from: 0, name: 'Ann', text: 'hello', at: 1 });
  await until(() => chats.length === 1);
  server.cut();
  await until(() => lines.at(-1) === 'lost');
  expect(client.isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(250);
  await until(() => server.requests.length === 4);
  const [enter, request, ...again] = server.requests;
  expect(enter).toEqual(enterMessage('room'));
  expect(again).toEqual([enter, request]);
  server.say({ type: 'chat', from: 0, name: 'Ann', text: 'hello', at: 1 });
  server.say({ type: 'chat', from: 0, name: 'Ann', text: 'hello', at: 2 });
  server.say({ type: 'done', id: (request as { id: string }).id });
  await expect(answer).resolves.toMatchObject({ type: 'done' });
  expect(chats).toEqual(['hello', 'hello']);
  expect(client.isWaiting).toBe(false);
});

test('a line on which nothing is heard for ten seconds is left for another', async () => {
  open();
  await until(() => lines.at(-1) === 'open');
  await vi.advanceTimersByTimeAsync(5000);
  await until(() => messages.length === 1);
  server.answers = false;
  await vi.advanceTimersByTimeAsync(5000);
  await until(() => server.received.length === 2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(times('lost')).toBe(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(lines.at(-1)).toBe('lost');
  await vi.advanceTimersByTimeAsync(250);
  await until(() => times('open') === 2);
});

test('who looks at the page again waits three seconds for a dead line, and none for one that is tried later', async () => {
  open();
  await until(() => lines.at(-1) === 'open');
  server.answers = false;
  await vi.advanceTimersByTimeAsync(1);
  line.check();
  await until(() => server.received.length === 1);
  await vi.advanceTimersByTimeAsync(2999);
  expect(times('lost')).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines.at(-1)).toBe('lost');
  line.check();
  await until(() => times('open') === 2);
});

test('the host says when the network goes and comes; a closed line hears nothing of it', async () => {
  let watched: ReconnectingLine | undefined;
  open({
    watch(self) {
      watched = self;
      return () => {
        watched = undefined;
      };
    },
  });
  await until(() => lines.at(-1) === 'open');
  watched?.drop();
  expect(lines.at(-1)).toBe('lost');
  watched?.retry();
  await until(() => times('open') === 2);
  // It holds: nothing to try.
  watched?.retry();
  const self = line;
  self.close();
  expect(watched).toBeUndefined();
  await until(() => lines.at(-1) === 'closed');
  self.retry();
  self.check();
  self.drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([asked, lines.at(-1)]).toEqual([2, 'closed']);
});

test('of attempts that overtake each other only the last one opens a socket, and none after closing', async () => {
  const prepared: ((isPrepared: boolean) => void)[] = [];
  open({ prepare: () => new Promise((resolve) => prepared.push(resolve)) });
  line.retry();
  for (const resolve of prepared) resolve(true);
  await until(() => lines.at(-1) === 'open');
  expect([prepared.length, asked]).toEqual([2, 1]);
  server.cut();
  await until(() => lines.at(-1) === 'lost');
  await vi.advanceTimersByTimeAsync(250);
  line.close();
  prepared.at(-1)?.(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([prepared.length, asked]).toEqual([3, 1]);
});
