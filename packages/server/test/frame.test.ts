import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framed } from '../src/socket/frame.ts';

/** The receiver of `ws`, which its types do not declare. */
const { Receiver } = ws as unknown as { Receiver: new () => Writable };

/** The messages a client reads from the bytes. */
function messagesIn(frame: string | Buffer): string[] {
  const texts: string[] = [];
  const receiver = new Receiver();
  receiver.on('message', (data: Buffer) => texts.push(String(data)));
  receiver.on('error', (error: Error) => texts.push(String(error)));
  receiver.write(typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame);
  return texts;
}

test.each([0, 1, 125, 126, 127, 128, 200, 255, 256, 65_535, 65_536, 70_000])(
  'a text of %i characters is one frame, ASCII or not',
  (length) => {
    const plain = 'a'.repeat(length);
    const foreign = 'ї'.repeat(length);
    expect(messagesIn(framed(plain))).toEqual([plain]);
    expect(messagesIn(framed(foreign))).toEqual([foreign]);
    expect(messagesIn(framed(plain, 'done'))).toEqual([plain, 'done']);
    expect(messagesIn(framed(plain, '🧙'))).toEqual([plain, '🧙']);
    expect(messagesIn(framed(foreign, 'done'))).toEqual([foreign, 'done']);
  },
);
