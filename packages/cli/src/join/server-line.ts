import type { ServerMessage } from '@coven/protocol';
import { FINAL_REASONS, type Transport, type TransportEvents } from '@coven/protocol/client/transport.ts';
import type { ClientMessage } from '@coven/room';
import { WebSocket } from 'ws';
import { USER_AGENT } from './server-api.ts';

/** Pauses between attempts, in milliseconds; the last one repeats. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000] as const;
/** How often the line is tried, and for how long an answer may take, in milliseconds. */
const PING_EVERY = 5000;
const MAX_SILENCE = 10_000;

interface Parts {
  readonly address: string;
  /** What a socket needs before it is opened: a cookie that counts. Throws what cannot pass by waiting. */
  readonly prepare: () => Promise<string | undefined>;
  /** Called with what `prepare` threw: the line is not tried again. */
  readonly onProblem: (problem: unknown) => void;
}

/** A socket to a server that comes back by itself. */
export class ServerLine implements Transport {
  readonly #parts: Parts;
  #events: TransportEvents | undefined;
  #socket: WebSocket | undefined;
  #attempts = 0;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  open(events: TransportEvents): void {
    this.#events = events;
    events.line('connecting');
    void this.#connect();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    let cookie: string | undefined;
    try {
      cookie = await this.#parts.prepare();
    } catch (problem) {
      this.close();
      this.#parts.onProblem(problem);
    }
    if (this.#isClosed) return;
    if (cookie === undefined) this.#tryLater();
    else this.#follow(new WebSocket(this.#parts.address, { headers: { cookie, 'user-agent': USER_AGENT }, handshakeTimeout: MAX_SILENCE }));
  }

  #follow(socket: WebSocket): void {
    this.#socket = socket;
    let heard = performance.now();
    const beat = setInterval(() => {
      if (performance.now() - heard > MAX_SILENCE) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) socket.ping();
    }, PING_EVERY);
    const hear = () => {
      heard = performance.now();
    };
    socket.on('pong', hear);
    socket.on('ping', hear);
    socket.on('open', () => {
      this.#attempts = 0;
      this.#events?.line('open');
    });
    socket.on('message', (data) => {
      hear();
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'closing' && FINAL_REASONS.has(message.reason)) this.#isClosed = true;
      this.#events?.message(message);
    });
    // A refused or broken connection is closed as well.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(beat);
      if (this.#isClosed) this.#events?.line('closed');
      else this.#tryLater();
    });
  }

  #tryLater(): void {
    this.#events?.line('lost');
    const pause = PAUSES[Math.min(this.#attempts, PAUSES.length - 1)] as number;
    this.#attempts++;
    // Spread, so that clients do not all return to a restarted server at once.
    this.#retry = setTimeout(() => void this.#connect(), pause * (0.5 + Math.random()));
  }
}
