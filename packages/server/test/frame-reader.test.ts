import type { Writable } from 'node:stream';
import { FastRandom } from '@coven/core';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { FrameReader } from '../src/socket/frame-reader.ts';

const MOST = 1000;

/** How `ws` reads frames; its types do not tell of it. */
const { Receiver } = ws as unknown as { Receiver: new (settings: object) => Writable };

interface Frame {
  readonly isFinal?: boolean;
  readonly reserved?: number;
  readonly kind?: number;
  readonly payload?: Buffer;
  readonly mask?: readonly [number, number, number, number] | null;
  /** How the length is written, if not as short as can be: for 16 or for 64 bits. */
  readonly lengthIn?: 16 | 64;
}

function bytesOf({ isFinal = true, reserved = 0, kind = 1, payload = Buffer.alloc(0), mask = [1, 2, 3, 254], lengthIn }: Frame): Buffer {
  const { length } = payload;
  const first = (isFinal ? 0x80 : 0) | reserved | kind;
  const bit = mask ? 0x80 : 0;
  const wide = Buffer.alloc(8);
  wide.writeBigUInt64BE(BigInt(length));
  const size =
    lengthIn === 64 || length >= 65_536
      ? [bit | 127, ...wide]
      : lengthIn === 16 || length >= 126
        ? [bit | 126, length >> 8, length & 255]
        : [bit | length];
  const masked = mask ? payload.map((byte, at) => byte ^ (mask[at & 3] ?? 0)) : payload;
  return Buffer.concat([Buffer.of(first, ...size), Buffer.from(mask ?? []), masked]);
}

function text(content: string, more: Frame = {}): Buffer {
  return bytesOf({ payload: Buffer.from(content), ...more });
}

/** In pieces of the given sizes, over and over. */
function pieces(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const cut: Buffer[] = [];
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
    cut.push(Buffer.from(bytes.subarray(at, at + size)));
    at += size;
  }
  return cut;
}

function heard(chunks: readonly Buffer[]): string[] {
  const told: string[] = [];
  let isClosed = false;
  const reader = new FrameReader(MOST, {
    message: (content) => told.push(content === undefined ? 'binary' : `text ${content}`),
    ping: (payload) => told.push(`ping ${payload.toString('hex')}`),
    pong: () => told.push('pong'),
    close: (code) => {
      told.push(`close ${code ?? 1005}`);
      isClosed = true;
    },
  });
  for (const chunk of chunks) {
    const failure = reader.read(Buffer.from(chunk));
    if (failure !== undefined) told.push(`failure ${failure}`);
    if (failure !== undefined || isClosed) break;
  }
  return told;
}

/** The same by `ws`. */
function heardByWs(chunks: readonly Buffer[]): string[] {
  const told: string[] = [];
  let isOver = false;
  const receiver = new Receiver({ isServer: true, maxPayload: MOST, allowSynchronousEvents: true });
  receiver.on('message', (data: Buffer, isBinary: boolean) => told.push(isBinary ? 'binary' : `text ${data}`));
  receiver.on('ping', (data: Buffer) => told.push(`ping ${data.toString('hex')}`));
  receiver.on('pong', () => told.push('pong'));
  receiver.on('conclude', (code: number) => {
    told.push(`close ${code}`);
    isOver = true;
  });
  receiver.on('error', () => {});
  const fail = (error: Error | null | undefined) => {
    if (!error || isOver) return;
    const symbol = Object.getOwnPropertySymbols(error).find(({ description }) => description === 'status-code');
    told.push(`failure ${symbol === undefined ? error : Reflect.get(error, symbol)}`);
    isOver = true;
  };
  const { _write } = receiver;
  for (const chunk of chunks) {
    if (!isOver) _write.call(receiver, Buffer.from(chunk), 'buffer' as BufferEncoding, fail);
  }
  return told;
}

test('messages, pings and a goodbye, however the bytes are cut', () => {
  const long = 'ї'.repeat(400);
  const stream = Buffer.concat([
    text('hello'),
    text(''),
    text(long),
    text('short, long written', { lengthIn: 64 }),
    bytesOf({ kind: 9, payload: Buffer.of(1, 2) }),
    text('one ', { isFinal: false }),
    bytesOf({ kind: 10 }),
    text('two ', { isFinal: false, kind: 0 }),
    text('🧙', { kind: 0 }),
    bytesOf({ kind: 2, payload: Buffer.of(255) }),
    bytesOf({ kind: 8, payload: Buffer.of(3, 232) }),
    text('behind a goodbye'),
  ]);
  const told = [
    'text hello',
    'text ',
    `text ${long}`,
    'text short, long written',
    'ping 0102',
    'pong',
    'text one two 🧙',
    'binary',
    'close 1000',
  ];
  for (const size of [1, 2, 3, 5, 7, 64, 1000, stream.length]) expect(heard(pieces(stream, [size]))).toEqual(told);
});

test.each<[string, Buffer, number]>([
  ['without a mask', text('a', { mask: null }), 1002],
  ['with a bit of an extension', text('a', { reserved: 0x40 }), 1002],
  ['of an unknown kind', text('a', { kind: 3 }), 1002],
  ['of an unknown kind beside goodbye and ping', text('a', { kind: 11 }), 1002],
  ['that goes on with nothing', text('a', { kind: 0 }), 1002],
  ['that begins before the last one ended', Buffer.concat([text('a', { isFinal: false }), text('b')]), 1002],
  ['a ping in parts', bytesOf({ kind: 9, isFinal: false }), 1002],
  ['a ping that is too long', bytesOf({ kind: 9, payload: Buffer.alloc(126) }), 1002],
  ['a goodbye with half a code', bytesOf({ kind: 8, payload: Buffer.of(3) }), 1002],
  ['a goodbye with a code nobody may send', bytesOf({ kind: 8, payload: Buffer.of(3, 238) }), 1002],
  ['a goodbye with a reason that is no UTF-8', bytesOf({ kind: 8, payload: Buffer.of(3, 232, 255) }), 1007],
  ['text that is no UTF-8', bytesOf({ payload: Buffer.of(0x61, 0xff) }), 1007],
  [
    'text that ends within a character',
    Buffer.concat([text('a', { isFinal: false }), bytesOf({ kind: 0, payload: Buffer.of(0xf0, 0x9f) })]),
    1007,
  ],
  ['one byte too long', text('a'.repeat(MOST + 1)), 1009],
  ['too long with its parts', Buffer.concat([text('a'.repeat(MOST), { isFinal: false }), text('a', { kind: 0 })]), 1009],
  ['so long that nobody could keep it', Buffer.from('81ff7fffffffffffffff00000000', 'hex'), 1009],
  [
    'of endless nothings',
    Buffer.concat([text('', { isFinal: false }), ...Array.from({ length: MOST + 1 }, () => text('', { isFinal: false, kind: 0 }))]),
    1009,
  ],
])('a frame %s is a failure, however the bytes are cut', (_, bytes, failure) => {
  for (const size of [1, 3, bytes.length]) expect(heard(pieces(bytes, [size])).at(-1)).toBe(`failure ${failure}`);
});

test('a length that is too long is a failure before any of it has come', () => {
  expect(heard([Buffer.from('81fe03e900000000', 'hex')])).toEqual(['failure 1009']);
});

test('a character that stands for unreadable ones is a character like any other', () => {
  expect(heard([text('\ufffd')])).toEqual(['text \ufffd']);
});

/** Frames as nobody should send them, and as everybody does. */
function anyFrame(random: FastRandom): Buffer {
  const rarely = (one: number, other: number) => (random.below(40) === 0 ? one : other);
  const length = [0, 1, 2, 125, 126, 300, MOST, MOST + 1][random.below(random.below(4) === 0 ? 8 : 5)] ?? 0;
  const kind = rarely(random.below(16), [1, 1, 1, 2, 0, 0, 8, 9, 10][random.below(9)] ?? 1);
  const payload =
    kind === 8 && length >= 2
      ? Buffer.concat([Buffer.of(3, 232 + random.below(20)), Buffer.alloc(Math.min(length, 100) - 2, 'x')])
      : Buffer.from(Buffer.alloc(length, random.below(3) === 0 ? 'ї' : 'a').map((byte) => rarely(random.below(256), byte)));
  return bytesOf({
    isFinal: random.below(kind < 3 ? 2 : 60) > 0,
    reserved: rarely(0x10 << random.below(3), 0),
    kind,
    payload,
    mask: rarely(0, 1) === 0 ? null : [random.below(256), random.below(256), random.below(256), random.below(256)],
    ...(random.below(10) === 0 ? { lengthIn: random.below(2) === 0 ? 16 : 64 } : {}),
  });
}

test('20000 streams of frames, right and wrong, are heard as ws hears them', () => {
  const random = new FastRandom('frames');
  const ends = new Map<string, number>();
  for (let turn = 0; turn < 20_000; turn++) {
    const stream = Buffer.concat(Array.from({ length: 1 + random.below(8) }, () => anyFrame(random)));
    const chunks = pieces(stream, [1 + random.below(300), 1 + random.below(20), 1 + random.below(2000)]);
    const told = heard(chunks);
    expect(told, stream.toString('hex')).toEqual(heardByWs(chunks));
    const end = told.at(-1)?.split(' ').slice(0, 2).join(' ') ?? 'nothing';
    const kind = /^(failure|close)/.test(end) ? end : 'open';
    ends.set(kind, (ends.get(kind) ?? 0) + 1);
  }
  for (const end of ['open', 'close 1000', 'failure 1002', 'failure 1007', 'failure 1009']) {
    expect(ends.get(end) ?? 0, end).toBeGreaterThan(50);
  }
});
