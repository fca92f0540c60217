import type { ClientMessage } from '@coven/room';
import type { ServerMessage } from '../src/messages.ts';
import { FINAL_REASONS, type Transport, type TransportEvents } from './transport.ts';

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000] as const;
/** How often the line is tried, in milliseconds. A hidden page is woken much more rarely than this. */
const PING_EVERY = 5000;
/** A line on which a ping is not answered for this long is taken for dead, in milliseconds. */
const MAX_SILENCE = 10_000;
/** The same when a person is waiting for it. */
const MAX_SILENCE_ON_CHECK = 3000;
const [CONNECTING, OPEN] = [0, 1];

/** What a line needs of a WebSocket: those of browsers and of `ws` have it. */
export interface LineSocket {
  readonly readyState: number;
  addEventListener(type: 'open' | 'close', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  send(text: string): void;
  close(): void;
  /** Ends it without the closing handshake, where the host can. */
  terminate?(): void;
}

/** What differs where a line begins. */
export interface LineHost {
  /** Resolves whether a socket can be opened now; if not, the line tries again later. */
  prepare(): Promise<boolean>;
  connect(): LineSocket;
  /** Calls the line when the network comes or goes; returns how to stop that. */
  watch?(line: ReconnectingLine): () => void;
}

/** A line to a server that comes back by itself. */
export class ReconnectingLine implements Transport {
  readonly #host: LineHost;
  #events: TransportEvents | undefined;
  #socket: LineSocket | undefined;
  #attempts = 0;
  #connecting = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pinged = 0;
  #isClosed = false;
  #unwatch: (() => void) | undefined;

  constructor(host: LineHost) {
    this.#host = host;
  }

  open(events: TransportEvents): void {
    this.#events = events;
    events.line('connecting');
    void this.#connect();
    this.#unwatch = this.#host.watch?.(this);
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.#unwatch?.();
    this.#socket?.close();
  }

  /** Does not wait for the next attempt, nor long for the ones after it. */
  retry(): void {
    const state = this.#socket?.readyState;
    if (this.#isClosed || state === OPEN || state === CONNECTING) return;
    clearTimeout(this.#retry);
    this.#attempts = 0;
    void this.#connect();
  }

  /** Finds out quickly whether the line still holds. */
  check(): void {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) {
      this.retry();
      return;
    }
    this.#pinged = 0;
    this.#listen(socket, MAX_SILENCE_ON_CHECK);
    setTimeout(() => this.#listen(socket, MAX_SILENCE_ON_CHECK), MAX_SILENCE_ON_CHECK);
  }

  /** The network is gone. Does not wait for the closing handshake, which on a dead line takes a minute. */
  drop(): void {
    const socket = this.#socket;
    if (!socket || this.#isClosed) return;
    this.#socket = undefined;
    clearInterval(this.#beat);
    if (socket.terminate) socket.terminate();
    else socket.close();
    this.#tryLater();
  }

  async #connect(): Promise<void> {
    const connecting = ++this.#connecting;
    const isPrepared = await this.#host.prepare();
    // Closed, or another attempt has overtaken this one.
    if (this.#isClosed || connecting !== this.#connecting) return;
    if (isPrepared) this.#follow(this.#host.connect());
    else this.#tryLater();
  }

  #follow(socket: LineSocket): void {
    this.#socket = socket;
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return socket.close();
      this.#attempts = 0;
      this.#heard = Date.now();
      this.#pinged = 0;
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#listen(socket, MAX_SILENCE), PING_EVERY);
      this.#events?.line('open');
    });
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'closing' && FINAL_REASONS.has(message.reason)) this.#isClosed = true;
      this.#events?.message(message);
    });
    socket.addEventListener('close', () => {
      if (socket !== this.#socket) return;
      clearInterval(this.#beat);
      if (this.#isClosed) this.#events?.line('closed');
      else this.#tryLater();
    });
  }

  #tryLater(): void {
    this.#events?.line('lost');
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] as number;
    this.#attempts++;
    // Spread, so that clients do not all return to a restarted server at once.
    this.#retry = setTimeout(() => void this.#connect(), wait * (0.5 + Math.random()));
  }

  #listen(socket: LineSocket, maxSilence: number): void {
    if (socket !== this.#socket) return;
    const now = Date.now();
    if (this.#heard >= this.#pinged) {
      this.#pinged = now;
      socket.send(JSON.stringify({ type: 'ping' }));
    } else if (now - this.#pinged >= maxSilence) this.drop();
  }
}
