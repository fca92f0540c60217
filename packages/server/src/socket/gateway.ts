import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES } from '@coven/protocol';
import { Counts } from '@coven/room';
import { WebSocketServer } from 'ws';
import type { AppParts } from '../http/app.ts';
import { Buckets, rateLimitKey, SharedBuckets } from '../http/buckets.ts';
import type { Credential } from '../http/guests.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { GuestId } from '../store/store.ts';
import type { EndTimer } from '../timers.ts';
import { CLOSE_TIMEOUT, Connection } from './connection.ts';

const HEARTBEAT = 30_000;

/** Options for `ws`, including some that its types do not know yet. */
const SOCKET_OPTIONS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  // Pings count as messages, so we answer them ourselves, within the limits.
  autoPong: false,
  maxPayload: MAX_MESSAGE_BYTES,
  maxFragments: 100,
  closeTimeout: CLOSE_TIMEOUT,
  handleProtocols: () => false as const,
};

/** Accepts WebSockets and enforces their limits. */
export class Gateway {
  readonly #parts: AppParts;
  readonly #sockets = new WebSocketServer(SOCKET_OPTIONS);
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Counts<string>();
  readonly #perGuest = new Counts<GuestId>();
  readonly #messages: SharedBuckets;
  readonly #openings: SharedBuckets;
  /** By guest. */
  readonly #chats: Buckets;
  /** By guest: messages that were refused because they came too fast. */
  readonly #excess: Buckets;
  readonly #endHeartbeat: EndTimer;
  #isClosed = false;

  constructor(parts: AppParts, server: Server) {
    this.#parts = parts;
    const { messagesPerSecond } = parts.settings;
    this.#messages = new SharedBuckets(messagesPerSecond, messagesPerSecond * 6);
    this.#openings = new SharedBuckets(messagesPerSecond / 2, messagesPerSecond * 6);
    this.#excess = new Buckets(messagesPerSecond, messagesPerSecond * 25);
    this.#chats = new Buckets(Math.max(1, messagesPerSecond / 20), Math.max(5, messagesPerSecond / 4));
    server.on('upgrade', (request, stream, head) => void this.#upgrade(request, stream, head));
    this.#endHeartbeat = parts.environment.timers.every(HEARTBEAT, () => {
      for (const connection of this.#connections) connection.heartbeat();
    });
    // A connection without a device entered with a cookie that no longer counts either.
    parts.devices.onLogOut = ({ guest, devices }) => {
      for (const connection of this.#connections) {
        const { device } = connection;
        const isMeant = devices === 'all' || device === undefined || devices.has(device);
        if (connection.guest === guest && isMeant) void connection.end('logged-out');
      }
    };
    parts.rooms.onDrop = (room, reason) => {
      for (const connection of this.#connections) if (connection.isAt(room)) connection.end(reason);
    };
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    stream.on('error', () => stream.destroy());
    const address = rateLimitKey(this.#address(request));
    const credential = this.#parts.guests.read(request.headers.cookie);
    const objection = this.#objection(request, address, credential) ?? (await this.#loggedOut(credential));
    if (objection !== undefined || credential === undefined) {
      // Destroy it as well: a client that never closes its side would keep the socket open.
      stream.end(`HTTP/1.1 ${objection}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => stream.destroy());
      return;
    }
    const limits = {
      message: (now: number, weight: number) => this.#messages.take(credential.guest, address, now, weight),
      excess: (now: number) => this.#excess.take(credential.guest, now),
      chat: (now: number) => this.#chats.take(credential.guest, now),
      addressTag: () => this.#parts.addresses.of(address),
    };
    this.#sockets.handleUpgrade(request, stream, head, (socket) => {
      this.#register(new Connection(this.#parts, socket, stream, credential, limits), address);
    });
  }

  /** Why an upgrade is refused: the status of the response, with further headers if needed. */
  #objection(request: IncomingMessage, address: string, credential: Credential | undefined): string | undefined {
    const { settings, names } = this.#parts;
    if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
    // `ws` would also accept an older draft.
    if (request.headers['sec-websocket-version'] !== '13') return '426 Upgrade Required\r\nsec-websocket-version: 13';
    if (names.unknown(request.headers) !== undefined) return '421 Misdirected Request';
    if (!isOwnOrigin(request.headers, names.addressed(request.headers), settings.origins)) return '403 Forbidden';
    if (credential === undefined) return '401 Unauthorized';
    if (this.#isClosed || this.#connections.size >= settings.maxConnections) return '503 Service Unavailable';
    const isCrowded =
      this.#perGuest.of(credential.guest) >= settings.connectionsPerGuest || this.#perAddress.of(address) >= settings.connectionsPerAddress;
    return isCrowded || !this.#openings.take(credential.guest, address, performance.now()) ? '429 Too Many Requests' : undefined;
  }

  async #loggedOut(credential: Credential | undefined): Promise<string | undefined> {
    const isOpen = credential && (await this.#parts.devices.isOpen(credential).catch(() => undefined));
    return isOpen === undefined ? '503 Service Unavailable' : isOpen ? undefined : '401 Unauthorized';
  }

  #register(connection: Connection, address: string): void {
    const { metrics } = this.#parts;
    this.#connections.add(connection);
    this.#perAddress.add(address);
    this.#perGuest.add(connection.guest);
    metrics.connections.set(this.#connections.size);
    void connection.closed.then(() => {
      this.#connections.delete(connection);
      this.#perAddress.remove(address);
      this.#perGuest.remove(connection.guest);
      metrics.connections.set(this.#connections.size);
    });
  }

  #address({ headers, socket }: IncomingMessage): string {
    const forwarded = this.#parts.settings.trustProxy ? headers['x-forwarded-for'] : undefined;
    // Our own proxy's entry is the last one; clients can forge the entries before it.
    const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
    return last || (socket.remoteAddress ?? '');
  }

  /** Tells all clients that the server stops, and waits until they are disconnected or a timeout passes. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#endHeartbeat();
    await Promise.all([...this.#connections].map((connection) => connection.end('server-stops')));
  }
}
