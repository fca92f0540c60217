import type { ServerMessage } from '@coven/protocol';
import { FINAL_REASONS, type Transport, type TransportEvents } from '@coven/protocol/client/transport.ts';
import type { ClientMessage } from '@coven/room';

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000] as const;
/** How often the line is tried, in milliseconds. A hidden page is woken much more rarely than this. */
const PING_EVERY = 5000;
/** A line on which a ping is not answered for this long is taken for dead, in milliseconds. */
const MAX_SILENCE = 10_000;
/** The same when the page becomes visible again. */
const MAX_SILENCE_ON_RETURN = 3000;
/** A WebSocket that comes back by itself. */
export class SocketTransport implements Transport {
  readonly #address: string;
  /** What a socket needs before it is opened. */
  readonly #prepare: () => Promise<unknown>;
  #events: TransportEvents | undefined;
  #socket: WebSocket | undefined;
  #attempts = 0;
  #connecting = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pinged = 0;
  #isClosed = false;
  readonly #wake = () => this.#now();
  readonly #cut = () => this.#drop(this.#socket);
  readonly #look = () => this.#return();

  constructor(address: string, prepare: () => Promise<unknown>) {
    this.#address = address;
    this.#prepare = prepare;
  }

  open(events: TransportEvents): void {
    this.#events = events;
    events.line('connecting');
    void this.#connect();
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.addEventListener?.('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#look);
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    globalThis.removeEventListener?.('online', this.#wake);
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#look);
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    const connecting = ++this.#connecting;
    const isPrepared = await this.#prepare().then(
      () => true,
      () => false,
    );
    // Closed, or another attempt has overtaken this one.
    if (this.#isClosed || connecting !== this.#connecting) return;
    if (!isPrepared) {
      this.#tryLater();
      return;
    }
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      if (socket !== this.#socket) return socket.close();
      this.#attempts = 0;
      this.#heard = Date.now();
      this.#pinged = 0;
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#listen(socket, MAX_SILENCE), PING_EVERY);
      this.#events?.line('open');
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'closing' && FINAL_REASONS.has(message.reason)) this.#isClosed = true;
      this.#events?.message(message);
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      clearInterval(this.#beat);
      if (this.#isClosed) {
        this.#events?.line('closed');
        return;
      }
      this.#tryLater();
    };
  }

  #tryLater(): void {
    if (this.#isClosed) return;
    this.#events?.line('lost');
    const wait = WAITS[Math.min(this.#attempts, WAITS.length - 1)] as number;
    this.#attempts++;
    // Spread, so that clients do not all return to a restarted server at once.
    this.#retry = setTimeout(() => void this.#connect(), wait * (0.5 + Math.random()));
  }

  #listen(socket: WebSocket, maxSilence: number): void {
    if (socket !== this.#socket) return;
    const now = Date.now();
    if (this.#heard >= this.#pinged) {
      this.#pinged = now;
      socket.send(JSON.stringify({ type: 'ping' }));
    } else if (now - this.#pinged >= maxSilence) this.#drop(socket);
  }

  #return(): void {
    const socket = this.#socket;
    if (document.hidden) return;
    if (socket?.readyState !== WebSocket.OPEN) {
      this.#now();
      return;
    }
    this.#pinged = 0;
    this.#listen(socket, MAX_SILENCE_ON_RETURN);
    setTimeout(() => this.#listen(socket, MAX_SILENCE_ON_RETURN), MAX_SILENCE_ON_RETURN);
  }

  /** Does not wait for the closing handshake, which on a dead line takes a minute. */
  #drop(socket: WebSocket | undefined): void {
    if (!socket || socket !== this.#socket || this.#isClosed) return;
    this.#socket = undefined;
    clearInterval(this.#beat);
    socket.close();
    this.#tryLater();
  }

  /** The network is back, or the page is visible again: do not wait for the next attempt, nor long for the ones after it. */
  #now(): void {
    if (this.#isClosed || this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    this.#attempts = 0;
    void this.#connect();
  }
}
