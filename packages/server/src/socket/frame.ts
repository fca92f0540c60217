/**
 * One text frame, or two, as they go over the wire (RFC 6455, 5.2): final and unmasked.
 * Plain ASCII, as nearly all messages are, becomes a string of bytes, which Node writes without a buffer of its own.
 */
export function framed(text: string, more?: string): [bytes: string | Buffer, encoding: BufferEncoding] {
  const [one, other] = [frameOf(text), more === undefined ? '' : frameOf(more)];
  if (typeof one === 'string' && typeof other === 'string') return [one + other, 'latin1'];
  return [Buffer.concat([bytesOf(one), bytesOf(other)]), 'utf8'];
}

function frameOf(text: string): string | Buffer {
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  return length === text.length ? head + text : Buffer.concat([bytesOf(head), Buffer.from(text)]);
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
