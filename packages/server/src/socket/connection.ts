import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  type ClosingReason,
  clientMessage,
  MESSAGE_MOST_BYTES,
  type RoomReason,
  type ServerMessage,
} from '@coven/protocol';
import * as v from 'valibot';
import { Bucket } from '../http/buckets.ts';
import type { Watcher } from '../rooms/presence.ts';
import type { Room } from '../rooms/room.ts';
import type { GuestId } from '../store/store.ts';
import type { GatewayParts } from './gateway.ts';
import { Wire } from './wire.ts';

/** Malformed messages are answered so often; then the connection is closed. */
const MALFORMED_MOST = 10;
/** Whoever reads so slowly is cut off and catches up later. */
const UNREAD_MOST_BYTES = 1_000_000;

/** What whoever is behind a connection may do, with all others that are open from there: whether once more. */
export interface Limits {
  readonly message: (now: number) => boolean;
  readonly chat: (now: number) => boolean;
}

/** One browser tab at one table. */
export class Connection implements Watcher {
  readonly guest: GuestId;
  readonly #parts: GatewayParts;
  readonly #wire: Wire;
  readonly #limits: Limits;
  readonly #bucket: Bucket;
  #room: Room | undefined;
  #malformed = 0;
  #isAlive = true;
  #isEnding = false;
  readonly #closed = Promise.withResolvers<void>();
  /** Messages are taken in the order they came, although entering waits for the store. */
  #entering: Promise<void> | undefined;
  cursor = 0;

  constructor(parts: GatewayParts, stream: Duplex, head: Buffer, guest: GuestId, limits: Limits) {
    this.#parts = parts;
    this.guest = guest;
    this.#limits = limits;
    const { messagesPerSecond } = parts.settings;
    this.#bucket = new Bucket(messagesPerSecond, messagesPerSecond * 3, performance.now());
    this.#wire = new Wire(stream, head, MESSAGE_MOST_BYTES, {
      message: (text) => this.#receive(text),
      ping: (payload) => {
        if (this.#may(performance.now())) this.#wire.pong(payload);
      },
      pong: () => {
        if (this.#may(performance.now())) this.#isAlive = true;
      },
      closed: () => this.#leave(),
    });
  }

  get isOpen(): boolean {
    return !this.#isEnding;
  }

  /** Resolves when the other side is gone. */
  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  #leave(): void {
    this.#isEnding = true;
    this.#room?.leave(this);
    this.#room = undefined;
    this.#closed.resolve();
  }

  isAt(room: Room): boolean {
    return this.#room === room;
  }

  send(text: string, more?: string): void {
    this.#wire.send(text, more);
    if (this.#wire.unread > UNREAD_MOST_BYTES) void this.end('too-slow');
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Pings; whoever did not answer the last one is gone. */
  beat(): void {
    if (this.#isAlive) this.#wire.ping();
    else this.#wire.cut();
    this.#isAlive = false;
  }

  /** Says why and closes; resolves when the socket is closed. */
  end(reason: ClosingReason): Promise<void> {
    if (!this.#isEnding) {
      this.#isEnding = true;
      this.#parts.metrics.closings.inc({ reason });
      if (reason !== 'too-slow') this.#say({ type: 'closing', reason });
      this.#wire.close(reason === 'server-stops' ? 1001 : 1008, reason);
    }
    return this.closed;
  }

  /** Whether one more message may come; whoever sends too many is cut off. */
  #may(now: number): boolean {
    if (this.#isEnding) return false;
    const may = this.#bucket.take(now) && this.#limits.message(now);
    if (!may) void this.end('too-fast');
    return may;
  }

  #receive(text: string | undefined): void {
    const now = performance.now();
    if (!this.#may(now)) return;
    this.#parts.metrics.messages.inc();
    const message = text === undefined ? undefined : read(text);
    if (!message) this.#refuseMalformed(text);
    else if (message.type === 'ping') this.#say({ type: 'pong' });
    else if (message.type === 'chat' && !this.#limits.chat(now)) this.#refuse(message.id, 'too-fast');
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

  #refuseMalformed(text: string | undefined): void {
    this.#malformed++;
    if (this.#malformed > MALFORMED_MOST) {
      void this.end('bad-message');
      return;
    }
    this.#refuse(text === undefined ? '' : idIn(text), 'bad-message');
  }

  #refuse(id: string, reason: RoomReason): void {
    this.#say({ type: 'refused', id, refusal: { rule: 'table', reason } });
  }

  async #enter(id: string, cursor: number | undefined): Promise<void> {
    const { rooms, settings, log } = this.#parts;
    try {
      let room = await rooms.get(id);
      // It may have left memory in the same moment.
      while (room?.isGone) room = await rooms.get(id);
      if (this.#isEnding) return;
      if (!room) return void this.end('no-such-table');
      if (this.#room && this.#room !== room) this.#room.leave(this);
      if (!room.admits(this.guest, settings.spectatorsMost)) return void this.end('table-full');
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

function read(text: string): ClientMessage | undefined {
  try {
    const parsed = v.safeParse(clientMessage, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** The id of a malformed message, if it has at least that, so that the sender knows which one it was. */
function idIn(text: string): string {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(id) ? id : '';
  } catch {
    return '';
  }
}
