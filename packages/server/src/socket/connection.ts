import type { Duplex } from 'node:stream';
import { type ClientMessage, type ClosingReason, clientMessage, type RoomReason, type ServerMessage } from '@coven/protocol';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import { Bucket } from '../http/buckets.ts';
import type { Watcher } from '../rooms/presence.ts';
import type { Room } from '../rooms/room.ts';
import type { GuestId } from '../store/store.ts';
import { framed } from './frame.ts';
import type { GatewayParts } from './gateway.ts';

/** Malformed messages are answered so often; then the connection is closed. */
const MALFORMED_MOST = 10;
/** Whoever reads so slowly is cut off and catches up later. */
const UNREAD_MOST_BYTES = 1_000_000;
const GOODBYE = 1000;

/** One browser tab at one table. */
export class Connection implements Watcher {
  readonly guest: GuestId;
  readonly #parts: GatewayParts;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #addressMay: () => boolean;
  readonly #bucket: Bucket;
  readonly #chatBucket: Bucket;
  #room: Room | undefined;
  #malformed = 0;
  #isAlive = true;
  #isEnding = false;
  /** Messages are taken in the order they came, although entering waits for the store. */
  #entering: Promise<void> | undefined;
  cursor = 0;

  constructor(parts: GatewayParts, socket: WebSocket, stream: Duplex, guest: GuestId, addressMay: () => boolean) {
    this.#parts = parts;
    this.#socket = socket;
    this.#stream = stream;
    this.guest = guest;
    this.#addressMay = addressMay;
    const { messagesPerSecond } = parts.settings;
    this.#bucket = new Bucket(messagesPerSecond, messagesPerSecond * 3, performance.now());
    this.#chatBucket = new Bucket(Math.max(1, messagesPerSecond / 20), Math.max(5, messagesPerSecond / 4), performance.now());
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    // An oversized or broken frame: ws closes with its own code and reason.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#isEnding = true;
      this.#room?.leave(this);
      this.#room = undefined;
    });
  }

  get isOpen(): boolean {
    return !this.#isEnding;
  }

  isAt(room: Room): boolean {
    return this.#room === room;
  }

  /**
   * Texts that belong together leave together. Past `ws`, which would spend two buffers and a system call on every one;
   * there is no compression whose state could be disturbed.
   */
  send(text: string, more?: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#stream.write(...framed(text, more));
    if (this.#stream.writableLength > UNREAD_MOST_BYTES) void this.end('too-slow');
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Pings; whoever did not answer the last one is gone. */
  beat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  /** Says why and closes; resolves when the socket is closed. */
  end(reason: ClosingReason): Promise<void> {
    if (!this.#isEnding) {
      this.#isEnding = true;
      this.#parts.metrics.closings.inc({ reason });
      if (reason !== 'too-slow') this.#say({ type: 'closing', reason });
      this.#socket.close(reason === 'server-stops' ? 1001 : 1008, reason);
    }
    return new Promise((done) => {
      if (this.#socket.readyState === this.#socket.CLOSED) return done();
      const timer = setTimeout(() => this.#socket.terminate(), GOODBYE);
      this.#socket.once('close', () => {
        clearTimeout(timer);
        done();
      });
    });
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isEnding) return;
    this.#parts.metrics.messages.inc();
    const now = performance.now();
    const message = isBinary ? undefined : read(data);
    if (!this.#bucket.take(now) || !this.#addressMay()) void this.end('too-fast');
    else if (!message) this.#refuseMalformed(data, isBinary);
    else if (message.type === 'ping') this.#say({ type: 'pong' });
    else if (message.type === 'chat' && !this.#chatBucket.take(now)) void this.end('too-fast');
    else if (message.type === 'enter' || this.#entering) this.#queue(message);
    else this.#obey(message);
  }

  #queue(message: Exclude<ClientMessage, { type: 'ping' }>): void {
    const before = this.#entering ?? Promise.resolve();
    const entering = before.then(() => (message.type === 'enter' ? this.#enter(message.room, message.cursor) : this.#obey(message)));
    this.#entering = entering;
    void entering.finally(() => {
      if (this.#entering === entering) this.#entering = undefined;
    });
  }

  #refuseMalformed(data: RawData, isBinary: boolean): void {
    this.#malformed++;
    if (this.#malformed > MALFORMED_MOST) {
      void this.end('bad-message');
      return;
    }
    this.#refuse(isBinary ? '' : idIn(data), 'bad-message');
  }

  #refuse(id: string, reason: RoomReason): void {
    this.#say({ type: 'refused', id, refusal: { rule: 'table', reason } });
  }

  async #enter(id: string, cursor: number | undefined): Promise<void> {
    const { rooms, settings, log } = this.#parts;
    try {
      const room = await rooms.get(id);
      if (this.#isEnding) return;
      if (!room) return void this.end('no-such-table');
      if (this.#room && this.#room !== room) this.#room.leave(this);
      if (!room.isSeated(this.guest) && room.spectators >= settings.spectatorsMost) return void this.end('table-full');
      this.#room = room;
      await room.enter(this, cursor);
    } catch (error) {
      log.error({ room: id, error: String(error) }, 'a table cannot be entered');
      void this.end('unavailable');
    }
  }

  #obey(message: Exclude<ClientMessage, { type: 'enter' | 'ping' }>): void {
    const { rooms } = this.#parts;
    const room = this.#room;
    if (!room) this.#refuse(message.id, 'not-entered');
    else if (message.type === 'rematch') room.rematch(this, message.id, (state) => rooms.makeAgain(state));
    else room.ask(this, message);
  }
}

function read(data: RawData): ClientMessage | undefined {
  try {
    const parsed = v.safeParse(clientMessage, JSON.parse(String(data)));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The id of a malformed message, if it has at least that, so that the sender knows which one it was. */
function idIn(data: RawData): string {
  try {
    const { id } = JSON.parse(String(data)) as { id?: unknown };
    return typeof id === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(id) ? id : '';
  } catch {
    return '';
  }
}
