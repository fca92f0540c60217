import type { Duplex } from 'node:stream';
import { isUnknownVersion, type Problem } from '@coven/core';
import { type ClosingReason, OLDEST_PROTOCOL, PROTOCOL_VERSION, type RoomReason, type ServerMessage } from '@coven/protocol';
import { type ClientMessage, clientMessage, type Watcher } from '@coven/room';
import { type Listener, OlderChanges, tableRefusal } from '@coven/session';
import * as v from 'valibot';
import type { WebSocket } from 'ws';
import { isFileProblem } from '../files/table-files.ts';
import type { AppParts } from '../http/app.ts';
import type { Credential } from '../http/guests.ts';
import { messageWeight } from '../http/weights.ts';
import type { Room } from '../rooms/room.ts';
import type { DeviceId, GuestId } from '../store/store.ts';
import type { EndTimer } from '../timers.ts';
import { framed } from './frame.ts';

/** With more malformed messages than this the connection is closed. */
const MAX_MALFORMED = 10;
/** A client that leaves more unread than this is disconnected, and catches up later. */
const MAX_UNREAD_BYTES = 1_000_000;
/** How long a client may take to enter a table, in milliseconds. */
const MAX_TIME_TO_ENTER = 10_000;
/** How long a client may take to close the connection, in milliseconds. */
export const CLOSE_TIMEOUT = 1000;

/** Limits shared with the other connections of the same guest or address: each returns whether one more message is allowed. */
export interface Limits {
  readonly message: (now: number, weight: number) => boolean;
  /** For messages that came too fast: they are refused while this allows it, then the connection is closed. */
  readonly excess: (now: number) => boolean;
  readonly chat: (now: number) => boolean;
  readonly addressTag: () => string;
}

type Enter = Extract<ClientMessage, { type: 'enter' }>;

/** One browser tab at one table. */
export class Connection implements Watcher {
  readonly guest: GuestId;
  readonly device: DeviceId | undefined;
  readonly #parts: AppParts;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #limits: Limits;
  readonly #endDeadline: EndTimer;
  #room: Room | undefined;
  #malformed = 0;
  #isAlive = true;
  #isEnding = false;
  readonly #closed = Promise.withResolvers<void>();
  /** Pending messages, so that their order is kept while entering waits for the store. */
  #entering: Promise<void> | undefined;
  cursor = 0;
  writing: Listener['writing'];
  sent: Listener['sent'];

  /** `stream` is the stream below the WebSocket. */
  constructor(parts: AppParts, socket: WebSocket, stream: Duplex, { guest, device }: Credential, limits: Limits) {
    this.#parts = parts;
    this.#socket = socket;
    this.#stream = stream;
    this.guest = guest;
    this.device = device;
    this.#limits = limits;
    this.#endDeadline = parts.environment.timers.after(MAX_TIME_TO_ENTER, () => void this.end('not-entered'));
    socket.on('message', (data, isBinary) => this.#receive(isBinary ? undefined : String(data)));
    socket.on('ping', (payload) => {
      if (this.#mayReceive(performance.now())) socket.pong(payload);
    });
    socket.on('pong', () => {
      if (this.#mayReceive(performance.now())) this.#isAlive = true;
    });
    // `ws` has already closed the socket with a code that says what was wrong.
    socket.on('error', () => undefined);
    socket.on('close', () => this.#leave());
    // A client that hung up may never read the remaining data, and the socket would wait for it.
    stream.once('end', () => parts.environment.timers.after(CLOSE_TIMEOUT, () => socket.terminate()));
  }

  get isOpen(): boolean {
    return !this.#isEnding;
  }

  /** Resolves when the connection is closed. */
  get closed(): Promise<void> {
    return this.#closed.promise;
  }

  #leave(): void {
    this.#endDeadline();
    this.#isEnding = true;
    this.#room?.leave(this);
    this.#room = undefined;
    this.#closed.resolve();
  }

  isAt(room: Room): boolean {
    return this.#room === room;
  }

  /**
   * Sends both texts in one write. Framing them here costs less than `ws` does; since no extension is negotiated,
   * `ws` queues nothing that they could overtake.
   */
  send(text: string, more?: string): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    this.#stream.write(framed(text, more), 'latin1');
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) void this.end('too-slow');
  }

  #sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Pings the client; disconnects it if it did not answer the last ping. */
  heartbeat(): void {
    if (this.#isAlive) this.#socket.ping();
    else this.#socket.terminate();
    this.#isAlive = false;
  }

  /** Sends the reason and closes; resolves when the socket is closed. */
  end(reason: ClosingReason, args?: Problem['args']): Promise<void> {
    if (!this.#isEnding) {
      this.#isEnding = true;
      this.#parts.metrics.closings.inc({ reason });
      if (reason !== 'too-slow') this.#sendMessage({ type: 'closing', reason, ...(args && { args }) });
      this.#socket.close(reason === 'server-stops' ? 1001 : 1008, reason);
    }
    return this.closed;
  }

  /** Whether one more control frame is answered. */
  #mayReceive(now: number): boolean {
    if (this.#isEnding) return false;
    if (this.#limits.message(now, 1)) return true;
    if (!this.#limits.excess(now)) void this.end('too-fast');
    return false;
  }

  #receive(text: string | undefined): void {
    const now = performance.now();
    if (this.#isEnding) return;
    if (!this.#limits.message(now, 1)) {
      this.#refuseTooFast(now, text === undefined ? '' : idIn(text));
      return;
    }
    this.#parts.metrics.messages.inc();
    const message = text === undefined ? undefined : read(text);
    const weight = message ? messageWeight(message) : 1;
    if (!message) this.#refuseMalformed(text);
    else if (weight > 1 && !this.#limits.message(now, weight - 1)) this.#refuseTooFast(now, 'id' in message ? message.id : '');
    else if (message.type === 'ping') this.#sendMessage({ type: 'pong' });
    else if (message.type === 'chat' && !this.#limits.chat(now)) this.#refuse(message.id, 'too-fast');
    else if (message.type === 'enter' || this.#entering) this.#queue(message);
    else this.#dispatch(message);
  }

  #queue(message: Exclude<ClientMessage, { type: 'ping' }>): void {
    const before = this.#entering ?? Promise.resolve();
    const entering = before.then(() => (message.type === 'enter' ? this.#enter(message) : this.#dispatch(message)));
    this.#entering = entering;
    void entering.finally(() => {
      if (this.#entering === entering) this.#entering = undefined;
    });
  }

  #refuseMalformed(text: string | undefined): void {
    this.#malformed++;
    if (this.#malformed > MAX_MALFORMED) {
      void this.end('bad-message');
      return;
    }
    this.#refuse(text === undefined ? '' : idIn(text), 'bad-message');
  }

  /** The client waits and sends it again; one that does not wait is disconnected in the end. */
  #refuseTooFast(now: number, id: string): void {
    if (this.#limits.excess(now)) this.#refuse(id, 'too-fast');
    else void this.end('too-fast');
  }

  #refuse(id: string, reason: RoomReason): void {
    this.#sendMessage({ type: 'refused', id, refusal: tableRefusal(reason) });
  }

  async #enter({ room: id, cursor, protocol = OLDEST_PROTOCOL }: Enter): Promise<void> {
    if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL_VERSION) return void this.end('unknown-protocol');
    this.writing = protocol === OLDEST_PROTOCOL ? OlderChanges : undefined;
    const { rooms, settings, log } = this.#parts;
    try {
      let room = await rooms.get(id);
      // The room may just have left memory.
      while (room?.isGone) room = await rooms.get(id);
      if (this.#isEnding) return;
      if (!room) return void this.end('no-such-table');
      if (this.#room && this.#room !== room) this.#room.leave(this);
      if (!room.admits(this.guest, settings.maxSpectators)) return void this.end('table-full');
      this.#room = room;
      this.#endDeadline();
      await room.enter(this, cursor);
      if (room.isOver) await this.#noteSeen(id);
    } catch (error) {
      log.error({ room: id, error: String(error) }, 'a table cannot be entered');
      if (isUnknownVersion(error)) return void this.end('unknown-version', error.args);
      if (isFileProblem(error)) return void this.end('file-too-expensive', error.args);
      void this.end('unavailable');
    }
  }

  /** The end of the game is no longer news to its player; if that cannot be stored, it stays news. */
  async #noteSeen(id: string): Promise<void> {
    await this.#parts.store.results.open(id, this.guest).catch(() => {});
  }

  #dispatch(message: Exclude<ClientMessage, { type: 'enter' | 'ping' }>): void {
    const { rooms } = this.#parts;
    const room = this.#room;
    if (room) room.ask(this, message, (state) => rooms.createRematch(state, this.#limits.addressTag()));
    else this.#refuse(message.id, 'not-entered');
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

/** The id of a malformed message, if it has one, so that the client knows which request it was. */
function idIn(text: string): string {
  try {
    const { id } = JSON.parse(text) as { id?: unknown };
    return typeof id === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(id) ? id : '';
  } catch {
    return '';
  }
}
