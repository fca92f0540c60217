import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { FastRandom } from '@coven/core';
import { MAX_MESSAGE_BYTES } from '@coven/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from './support/player.ts';
import { removeDirectory, serve, type TestServer } from './support/serve.ts';

let server: TestServer;
let player: Player;
beforeAll(async () => {
  server = await serve({ messagesPerSecond: 20 });
  player = await Player.named(server.address, 'Anna');
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

const PING = Buffer.from('898000000000', 'hex');
const HEADERS = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  // The key from the example in RFC 6455.
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** A raw TCP connection that never closes by itself. */
class Bytes {
  readonly socket: Socket;
  #received = Buffer.alloc(0);
  isEnded = false;

  constructor() {
    const { hostname, port } = new URL(server.address);
    this.socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    this.socket.on('data', (chunk) => {
      this.#received = Buffer.concat([this.#received, chunk]);
    });
    this.socket.on('end', () => {
      this.isEnded = true;
    });
  }

  /** Requests a WebSocket upgrade, with more data in the same packet. */
  ask(headers: object = HEADERS, more = Buffer.alloc(0), method = 'GET'): void {
    const { host } = new URL(server.address);
    const lines = Object.entries({ host, cookie: player.cookie, origin: server.address, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    this.socket.write(Buffer.concat([Buffer.from(`${method} /ws HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), more]));
  }

  /** Everything received so far, once it contains the given bytes. */
  async until(bytes: string | Buffer): Promise<Buffer> {
    while (!this.#received.includes(bytes)) await once(this.socket, 'data');
    return this.#received;
  }

  async end(): Promise<void> {
    while (!this.isEnded) await once(this.socket, 'end');
  }

  static async open(): Promise<Bytes> {
    const line = new Bytes();
    line.ask();
    await line.until('\r\n\r\n');
    return line;
  }
}

test('the handshake of the standard’s own example', async () => {
  const line = await Bytes.open();
  const answer = String(await line.until('\r\n\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 101 /);
  expect(answer).toContain('Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n');
  line.socket.destroy();
});

test.each<[string, object, string, string]>([
  ['of another version', { ...HEADERS, 'sec-websocket-version': '8' }, 'GET', '426 Upgrade Required\r\nsec-websocket-version: 13\r\n'],
  ['with a key that is none', { ...HEADERS, 'sec-websocket-key': 'short' }, 'GET', '400 Bad Request'],
  // Offers of unknown protocols are ignored: an ordinary request.
  ['for something else', { ...HEADERS, connection: 'upgrade, close', upgrade: 'h2c' }, 'GET', '404 Not Found'],
  ['that is no question', { ...HEADERS, 'content-length': '0' }, 'POST', '405 Method Not Allowed'],
])('a request %s is refused', async (_, headers, method, answer) => {
  const line = new Bytes();
  line.ask(headers, undefined, method);
  await line.until(`HTTP/1.1 ${answer}`);
  await line.end();
  line.socket.destroy();
});

test('data in the same packet as the request is read, and a pong repeats its ping', async () => {
  const line = new Bytes();
  line.ask(HEADERS, Buffer.from('89820000000001ff', 'hex'));
  await line.until(Buffer.from('8a0201ff', 'hex'));
  line.socket.destroy();
});

interface Frame {
  readonly isFinal?: boolean;
  /** Extension bits. */
  readonly reserved?: number;
  readonly kind?: number;
  readonly payload?: string | Buffer;
  readonly mask?: readonly number[];
  /** The length in the header, if it is not the true one. */
  readonly length?: number;
}

function frame({ isFinal = true, reserved = 0, kind = 1, payload = '', mask = [1, 2, 3, 254], length }: Frame): Buffer {
  const bytes = Buffer.from(payload);
  const told = length ?? bytes.length;
  const bit = mask.length > 0 ? 0x80 : 0;
  const size = told < 126 ? [bit | told] : [bit | 126, told >> 8, told & 255];
  const masked = bytes.map((byte, at) => byte ^ (mask[at & 3] ?? 0));
  return Buffer.concat([Buffer.of((isFinal ? 0x80 : 0) | reserved | kind, ...size, ...mask), masked]);
}

test('a message is read whole, fragmented, with a ping in between, and however the bytes are split', async () => {
  const line = await Bytes.open();
  const inParts = Buffer.concat([
    frame({ payload: '{"type":', isFinal: false }),
    frame({ kind: 9, payload: 'between' }),
    frame({ payload: '"pi', kind: 0, isFinal: false }),
    frame({ payload: 'ng"}', kind: 0 }),
  ]);
  for (const byte of inParts) {
    await new Promise((sent) => line.socket.write(Buffer.of(byte), sent));
  }
  const pong = frame({ payload: '{"type":"pong"}', mask: [] });
  await line.until(Buffer.concat([frame({ kind: 10, payload: 'between', mask: [] }), pong]));
  const id = 'їїїїїїїї';
  line.socket.write(
    Buffer.concat([frame({ payload: '{"type":"ping"}' }), frame({ kind: 2, payload: '{"type":"ping"}' }), frame({ payload: id })]),
  );
  const refused = frame({ payload: '{"type":"refused","id":"","refusal":{"rule":"table","reason":"bad-message"}}', mask: [] });
  await line.until(Buffer.concat([pong, refused, refused]));
  line.socket.destroy();
});

test.each<[string, number, Buffer]>([
  ['without a mask', 1002, frame({ payload: 'a', mask: [] })],
  ['with a bit of an extension', 1002, frame({ payload: 'a', reserved: 0x40 })],
  ['of an unknown kind', 1002, frame({ kind: 3 })],
  ['that goes on with nothing', 1002, frame({ kind: 0 })],
  ['that begins before the last one ended', 1002, Buffer.concat([frame({ isFinal: false }), frame({})])],
  ['a ping in parts', 1002, frame({ kind: 9, isFinal: false })],
  ['a ping that is too long', 1002, frame({ kind: 9, payload: Buffer.alloc(126) })],
  ['a goodbye with half a code', 1002, frame({ kind: 8, payload: Buffer.of(3) })],
  ['a goodbye with a code nobody may send', 1002, frame({ kind: 8, payload: Buffer.of(3, 238) })],
  ['a goodbye with a reason that is no UTF-8', 1007, frame({ kind: 8, payload: Buffer.of(3, 232, 255) })],
  ['text that is no UTF-8', 1007, frame({ payload: Buffer.of(0x61, 0xff) })],
  ['one byte too long, before any of it has come', 1009, frame({ length: MAX_MESSAGE_BYTES + 1 })],
  [
    'too long with its parts',
    1009,
    Buffer.concat([frame({ payload: Buffer.alloc(MAX_MESSAGE_BYTES, 'a'), isFinal: false }), frame({ kind: 0, payload: 'a' })]),
  ],
  ['of endless nothings', 1008, Buffer.concat([frame({ isFinal: false }), ...Array(200).fill(frame({ kind: 0, isFinal: false }))])],
])('a frame %s closes the connection with %i', async (_, code, bytes) => {
  const line = await Bytes.open();
  line.socket.write(bytes);
  await line.until(frame({ kind: 8, payload: Buffer.of(code >> 8, code & 255), mask: [] }));
  await line.end();
  line.socket.destroy();
});

test('a close frame is answered in kind, and the connection closes', async () => {
  const line = await Bytes.open();
  line.socket.write(Buffer.from('88820000000003e9', 'hex'));
  await line.until(Buffer.from('880203e9', 'hex'));
  await line.end();
  line.socket.destroy();
});

test('a client that violates the protocol gets a close frame even while it keeps sending, and is then disconnected', async () => {
  await expect.poll(() => openLines()).toBe(0);
  const line = await Bytes.open();
  await expect.poll(() => openLines()).toBe(1);
  line.socket.write(Buffer.concat([Buffer.from('8101', 'hex'), Buffer.alloc(200_000, 'x')]));
  await line.until(Buffer.from('880203ea', 'hex'));
  await line.end();
  // The connection is now half open, and the client might never close it.
  await expect.poll(() => openLines()).toBe(0);
  line.socket.destroy();
});

async function openLines({ address } = server): Promise<number> {
  const told = await (await fetch(`${address}/metrics`)).text();
  return Number(/^coven_connections (\d+)$/m.exec(told)?.[1]);
}

test('a client that disconnects without a close frame is disconnected, even with data left to send', async () => {
  const line = await Bytes.open();
  line.socket.end(PING);
  await line.end();
  await once(line.socket, 'close');
});

test('a client that disconnects and reads nothing blocks no one', async () => {
  const own = await serve();
  const line = await (async () => {
    const { hostname, port } = new URL(own.address);
    const guest = await Player.named(own.address, 'Anna');
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const headers = Object.entries({ host: `${hostname}:${port}`, cookie: guest.cookie, origin: own.address, ...HEADERS });
    socket.write(`GET /ws HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    return socket.pause();
  })();
  // Each is answered; none of the answers is read.
  const ping = Buffer.concat([Buffer.from('89fd00000000', 'hex'), Buffer.alloc(125)]);
  line.end(Buffer.concat(Array.from({ length: 250_000 }, () => ping)));
  await once(line, 'finish');
  await expect.poll(() => openLines(own)).toBe(0);
  const patience = new Promise((done) => setTimeout(done, 20_000, 'held up').unref());
  expect(await Promise.race([own.close().then(() => 'closed'), patience])).toBe('closed');
  line.destroy();
  removeDirectory(own.data);
});

test('noise instead of frames closes the connection with a reason, however much there is', async () => {
  const random = new FastRandom('noise');
  for (let turn = 0; turn < 60; turn++) {
    const line = await Bytes.open();
    // No extension is negotiated: a frame with any extension bit is invalid.
    const noise = Buffer.from(Array.from({ length: 2 + random.below(20_000) }, () => random.below(256)));
    noise[0] = (noise[0] ?? 0) | 0x40;
    line.socket.write(noise);
    await line.until(Buffer.from('880203ea', 'hex'));
    await line.end();
    line.socket.destroy();
  }
  await expect.poll(() => openLines()).toBe(0);
});

test('a flood of pings is not answered, and closes the connection in the end', async () => {
  const line = await Bytes.open();
  line.socket.write(Buffer.concat(Array.from({ length: 2000 }, () => PING)));
  await line.until('"too-fast"');
  line.socket.destroy();
});
