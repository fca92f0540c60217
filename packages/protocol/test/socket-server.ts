import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { ClientMessage } from '@coven/room';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerMessage } from '../src/index.ts';

/** A real WebSocket server that says only what a test wants. */
export class SocketServer {
  readonly #server: WebSocketServer;
  readonly received: ClientMessage[] = [];
  readonly #sockets: WebSocket[] = [];
  /** Whether pings are answered. */
  answers = true;

  private constructor(server: WebSocketServer) {
    this.#server = server;
    server.on('connection', (socket) => {
      this.#sockets.push(socket);
      socket.on('message', (data) => this.#receive(socket, JSON.parse(String(data)) as ClientMessage));
    });
  }

  static async start(port = 0): Promise<SocketServer> {
    const server = new WebSocketServer({ host: '127.0.0.1', port });
    await once(server, 'listening');
    return new SocketServer(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Messages to the table, without pings. */
  get requests(): readonly ClientMessage[] {
    return this.received.filter(({ type }) => type !== 'ping');
  }

  #receive(socket: WebSocket, message: ClientMessage): void {
    this.received.push(message);
    if (message.type === 'ping' && this.answers) socket.send(JSON.stringify({ type: 'pong' }));
  }

  say(message: ServerMessage): void {
    this.#sockets.at(-1)?.send(JSON.stringify(message));
  }

  /** Ends the newest socket as a server does that says why. */
  end(): void {
    this.#sockets.at(-1)?.close();
  }

  /** The newest socket breaks. */
  cut(): void {
    this.#sockets.at(-1)?.terminate();
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.terminate();
    const closed = once(this.#server, 'close');
    this.#server.close();
    await closed;
  }
}
