import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** The first byte of an unfragmented text frame; its low bits hold the opcode. */
const TEXT = 0x81;
const PONG = 0x8a;
const KIND = 0x0f;
const IS_TEXT = 1;
const IS_PING = 9;
const NOTHING = Buffer.alloc(0);
/** The read buffer shared by all connections. */
const READ = Buffer.alloc(65_536);
const MASK = Buffer.from('coven-masks-with-this').subarray(0, 4);

/**
 * A WebSocket client that does as little as possible (RFC 6455), because the load generator shares the machine with the server
 * it measures. Texts are not parsed.
 */
export class ThinSocket {
  readonly #socket: Socket;
  #rest: Buffer = NOTHING;
  #isOpen = false;
  #opened = Promise.withResolvers<void>();
  /** Called with each text and its size on the wire in bytes. */
  onText: (text: string, bytes: number) => void = () => {};

  private constructor(port: number, path: string, headers: Readonly<Record<string, string>>) {
    const callback = (count: number, buffer: Uint8Array): boolean => {
      this.#read(Buffer.from(buffer.buffer, buffer.byteOffset, count));
      return true;
    };
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: READ, callback } });
    this.#socket.on('error', (error) => this.#opened.reject(error));
    this.#socket.on('close', () => this.#opened.reject(new Error(`${path}: closed before it was open`)));
    const fields = { host: `127.0.0.1:${port}`, ...headers, 'sec-websocket-key': randomBytes(16).toString('base64') };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n${lines.join('')}\r\n`,
    );
  }

  static async open(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<ThinSocket> {
    const socket = new ThinSocket(port, path, headers);
    await socket.#opened.promise;
    return socket;
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  close(): void {
    this.#socket.destroy();
  }

  #write(kind: number, payload: Buffer): void {
    const { length } = payload;
    const head = length < 126 ? [kind, 0x80 | length] : [kind, 0x80 | 126, length >> 8, length & 255];
    const frame = Buffer.allocUnsafe(head.length + MASK.length + length);
    frame.set(head);
    frame.set(MASK, head.length);
    const begin = head.length + MASK.length;
    for (let at = 0; at < length; at++) frame[begin + at] = (payload[at] ?? 0) ^ (MASK[at & 3] ?? 0);
    this.#socket.write(frame);
  }

  #read(chunk: Buffer): void {
    // Copy the rest: the next chunk is read into the same buffer.
    let rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (this.#isOpen) rest = this.#takeFrames(rest);
    else {
      const end = rest.indexOf('\r\n\r\n');
      if (end >= 0) {
        this.#open(rest.toString('latin1', 0, end));
        rest = rest.subarray(end + 4);
        // Deferred, so that the caller can attach its handlers first.
        setImmediate(() => this.#read(NOTHING));
      }
    }
    this.#rest = rest.length === 0 ? NOTHING : Buffer.from(rest);
  }

  #open(answer: string): void {
    if (!answer.startsWith('HTTP/1.1 101 ')) this.#socket.destroy(new Error(answer.split('\r\n')[0]));
    this.#isOpen = true;
    this.#opened.resolve();
  }

  /** Returns the rest, which is an incomplete frame. */
  #takeFrames(bytes: Buffer): Buffer {
    let at = 0;
    while (bytes.length >= at + 2) {
      const short = (bytes[at + 1] ?? 0) & 127;
      const begin = at + (short < 126 ? 2 : short === 126 ? 4 : 10);
      if (bytes.length < begin) break;
      const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      const end = begin + length;
      if (bytes.length < end) break;
      const kind = (bytes[at] ?? 0) & KIND;
      if (kind === IS_TEXT) this.onText(bytes.toString('utf8', begin, end), length);
      else if (kind === IS_PING) this.#write(PONG, bytes.subarray(begin, end));
      at = end;
    }
    return bytes.subarray(at);
  }
}
