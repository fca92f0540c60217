import type { ClientMessage, ClosingReason, ServerMessage } from '@coven/protocol';
import type { Transport, TransportEvents } from './transport.ts';

/** Waits between attempts, in milliseconds; the last one repeats. */
const WAITS = [250, 500, 1000, 2000, 4000, 8000] as const;
/** A line on which nothing is heard for this long is taken for dead, in milliseconds. */
const SILENCE_MOST = 25_000;
const PING_EVERY = 10_000;
/** After these the line is not tried again. */
const FINAL_REASONS: ReadonlySet<ClosingReason> = new Set(['no-such-table', 'table-full', 'bad-message'] as const);

/** A WebSocket that comes back by itself. */
export class SocketTransport implements Transport {
  readonly #address: string;
  /** What must be true before a socket is let in: the guest's cookie. */
  readonly #prepare: () => Promise<unknown>;
  #events: TransportEvents | undefined;
  #socket: WebSocket | undefined;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #isClosed = false;
  readonly #wake = () => this.#now();

  constructor(address: string, prepare: () => Promise<unknown>) {
    this.#address = address;
    this.#prepare = prepare;
  }

  open(events: TransportEvents): void {
    this.#events = events;
    events.line('connecting');
    void this.#connect();
    globalThis.addEventListener?.('online', this.#wake);
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    globalThis.removeEventListener?.('online', this.#wake);
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    try {
      await this.#prepare();
    } catch {
      this.#tryLater();
      return;
    }
    if (this.#isClosed) return;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempts = 0;
      this.#heard = Date.now();
      clearInterval(this.#beat);
      this.#beat = setInterval(() => this.#listen(socket), PING_EVERY);
      this.#events?.line('open');
    };
    socket.onmessage = ({ data }) => {
      this.#heard = Date.now();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'closing' && FINAL_REASONS.has(message.reason)) this.#isClosed = true;
      this.#events?.message(message);
    };
    socket.onclose = () => {
      clearInterval(this.#beat);
      if (socket !== this.#socket) return;
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
    // Spread, so that a restarted server is not met by everybody at once.
    this.#retry = setTimeout(() => void this.#connect(), wait * (0.5 + Math.random()));
  }

  #listen(socket: WebSocket): void {
    if (Date.now() - this.#heard > SILENCE_MOST) socket.close();
    else socket.send(JSON.stringify({ type: 'ping' }));
  }

  /** The browser says that the network is back: do not wait for the next attempt. */
  #now(): void {
    if (this.#isClosed || this.#socket?.readyState === WebSocket.OPEN || this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#retry);
    void this.#connect();
  }
}
