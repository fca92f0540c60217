import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MESSAGE_MOST_BYTES } from '@coven/protocol';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { Buckets, limitedAddress } from '../http/buckets.ts';
import type { Guests } from '../http/guests.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Metrics } from '../metrics.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Settings } from '../settings.ts';
import type { GuestId } from '../store/store.ts';
import { CLOSE_TIMEOUT, Connection } from './connection.ts';

const HEARTBEAT = 30_000;

/** What `ws` may let in; what its types do not know of yet, too. */
const SOCKET_OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  // Pings count as messages, and are answered only as long as they are not too many.
  autoPong: false,
  maxPayload: MESSAGE_MOST_BYTES,
  maxFragments: 100,
  closeTimeout: CLOSE_TIMEOUT,
  handleProtocols: () => false as const,
};

export interface GatewayParts {
  readonly settings: Settings;
  readonly rooms: Rooms;
  readonly guests: Guests;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Lets sockets in, counts them, and keeps them honest. */
export class Gateway {
  readonly #parts: GatewayParts;
  readonly #sockets = new WebSocketServer(SOCKET_OPTIONS);
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #messages: Buckets;
  readonly #openings: Buckets;
  /** By guest. */
  readonly #chats: Buckets;
  readonly #heartbeat: NodeJS.Timeout;
  #isClosed = false;

  constructor(parts: GatewayParts, server: Server) {
    this.#parts = parts;
    const { messagesPerSecond } = parts.settings;
    this.#messages = new Buckets(messagesPerSecond * 4, messagesPerSecond * 12);
    this.#openings = new Buckets(messagesPerSecond / 2, messagesPerSecond * 6);
    this.#chats = new Buckets(Math.max(1, messagesPerSecond / 20), Math.max(5, messagesPerSecond / 4));
    server.on('upgrade', (request, stream, head) => this.#upgrade(request, stream, head));
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.beat();
    }, HEARTBEAT).unref();
    parts.rooms.onDrop = (room) => {
      for (const connection of this.#connections) if (connection.isAt(room)) connection.end('unavailable');
    };
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    stream.on('error', () => stream.destroy());
    const address = limitedAddress(this.#address(request));
    const guest = this.#parts.guests.read(request.headers.cookie);
    const objection = this.#objection(request, address, guest);
    if (objection !== undefined || guest === undefined) {
      // Not only ended: the other side might never do the same, and keep the socket for good.
      stream.end(`HTTP/1.1 ${objection}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => stream.destroy());
      return;
    }
    const limits = {
      message: (now: number) => this.#messages.take(address, now),
      chat: (now: number) => this.#chats.take(guest, now),
    };
    this.#sockets.handleUpgrade(request, stream, head, (socket) => {
      this.#welcome(new Connection(this.#parts, socket, stream, guest, limits), address);
    });
  }

  /** Why a socket is not let in: the status line of the answer, with what else it must say. */
  #objection(request: IncomingMessage, address: string, guest: GuestId | undefined): string | undefined {
    const { settings } = this.#parts;
    if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
    // `ws` would let an older draft in, too.
    if (request.headers['sec-websocket-version'] !== '13') return '426 Upgrade Required\r\nsec-websocket-version: 13';
    if (!isOwnOrigin(request.headers, settings.origins)) return '403 Forbidden';
    if (guest === undefined) return '401 Unauthorized';
    if (this.#isClosed || this.#connections.size >= settings.connectionsMost) return '503 Service Unavailable';
    const isCrowded = (this.#perAddress.get(address) ?? 0) >= settings.connectionsPerAddress;
    return isCrowded || !this.#openings.take(address, performance.now()) ? '429 Too Many Requests' : undefined;
  }

  #welcome(connection: Connection, address: string): void {
    const { metrics } = this.#parts;
    this.#connections.add(connection);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    metrics.connections.set(this.#connections.size);
    void connection.closed.then(() => {
      this.#connections.delete(connection);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
      metrics.connections.set(this.#connections.size);
    });
  }

  #address({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#parts.settings.trustProxy ? headers['x-forwarded-for'] : undefined;
    // What our own proxy added stands last; what stands before it, anybody may have written.
    const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
    return last || (socket.remoteAddress ?? '');
  }

  /** Tells everybody and waits until they are gone, or a moment. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    await Promise.all([...this.#connections].map((connection) => connection.end('server-stops')));
  }
}
