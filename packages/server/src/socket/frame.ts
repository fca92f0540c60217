/**
 * One text frame, or two, as they go over the wire (RFC 6455, 5.2): final and unmasked.
 * Plain ASCII, as nearly all messages are, becomes a string of bytes (`latin1`), which Node writes without a buffer of its own.
 */
export function framed(text: string, more?: string): string | Buffer {
  const one = frameOf(text);
  if (more === undefined) return one;
  const other = frameOf(more);
  if (typeof one === 'string' && typeof other === 'string') return one + other;
  return Buffer.concat([bytesOf(one), bytesOf(other)]);
}

/** A ping without payload. */
export const PING_FRAME = '\x89\x00';

export function pongFrame(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0x8a, payload.length), payload]);
}

/** Why we close; the reason is one of our own short words. */
export function closeFrame(code: number, reason: string): Buffer {
  return Buffer.concat([Buffer.of(0x88, 2 + reason.length, code >> 8, code & 255), Buffer.from(reason)]);
}

function frameOf(text: string): string | Buffer {
  const head = headOf(text.length);
  // Put together first and looked at then: either makes one flat string of the pieces, and the second finds it made.
  const frame = head + text;
  if (Buffer.byteLength(frame) === Buffer.byteLength(head) + text.length) return frame;
  const bytes = Buffer.from(text);
  return Buffer.concat([bytesOf(headOf(bytes.length)), bytes]);
}

function bytesOf(frame: string | Buffer): Buffer {
  return typeof frame === 'string' ? Buffer.from(frame, 'latin1') : frame;
}

function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(0x81, length);
  if (length < 65_536) return String.fromCharCode(0x81, 126, length >> 8, length & 255);
  const head = Buffer.alloc(10);
  head[0] = 0x81;
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head.toString('latin1');
}
