import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { closeFrame, framed, PING_FRAME, pongFrame } from './frame.ts';
import { FrameReader } from './frame-reader.ts';

/** Who hears what comes over a wire. */
export interface WireEars {
  /** A whole message; `undefined` if it was none of text. */
  readonly message: (text: string | undefined) => void;
  readonly ping: (payload: Buffer) => void;
  readonly pong: () => void;
  readonly closed: () => void;
}

/** How long the other side may take to say goodbye, in milliseconds. */
const GOODBYE = 1000;

/** The server's end of one WebSocket, from the handshake on. */
export class Wire {
  readonly #stream: Duplex;
  readonly #reader: FrameReader;
  #isClosing = false;
  #isDeaf = false;
  #goodbye: NodeJS.Timeout | undefined;

  /** `head` is what came in one piece with the request. */
  constructor(stream: Duplex, head: Buffer, messageMost: number, ears: WireEars) {
    this.#stream = stream;
    this.#reader = new FrameReader(messageMost, { ...ears, close: (code) => this.#hearClose(code) });
    if (stream instanceof Socket) stream.setTimeout(0).setNoDelay(true);
    if (head.length > 0) stream.unshift(head);
    stream.on('data', (chunk: Buffer) => this.#read(chunk));
    stream.on('end', () => {
      this.#isClosing = true;
      stream.end();
      // Whoever hung up may never read what is still to be said.
      this.#cutSoon();
    });
    stream.on('close', () => {
      this.#isClosing = true;
      clearTimeout(this.#goodbye);
      ears.closed();
    });
  }

  /** Bytes that wait for the other side to read. */
  get unread(): number {
    return this.#stream.writableLength;
  }

  /** Texts that belong together leave together. */
  send(text: string, more?: string): void {
    if (!this.#isClosing) this.#stream.write(framed(text, more), 'latin1');
  }

  ping(): void {
    if (!this.#isClosing) this.#stream.write(PING_FRAME, 'latin1');
  }

  pong(payload: Buffer): void {
    if (!this.#isClosing) this.#stream.write(pongFrame(payload));
  }

  /** Says goodbye, waits for the same, but not long. */
  close(code: number, reason = ''): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.#stream.write(closeFrame(code, reason));
    this.#cutSoon();
  }

  #cutSoon(): void {
    this.#goodbye ??= setTimeout(() => this.cut(), GOODBYE);
  }

  cut(): void {
    this.#stream.destroy();
  }

  #read(chunk: Buffer): void {
    // What still comes is read all the same, or the other side would see a broken line before our goodbye.
    if (this.#isDeaf) return;
    const failure = this.#reader.read(chunk);
    if (failure === undefined) return;
    this.#isDeaf = true;
    this.close(failure);
    this.#stream.end();
  }

  #hearClose(code: number | undefined): void {
    this.#isDeaf = true;
    this.close(code ?? 1000);
    this.#stream.end();
  }
}
