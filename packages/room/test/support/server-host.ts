import { FastRandom, type GameRecord, nonceHashOf, readRecord, type Viewer } from '@coven/core';
import type { ServerMessage } from '@coven/protocol';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import { Line, Player } from '../../../server/test/support/player.ts';
import { removeDirectory, serve, type TestServer } from '../../../server/test/support/serve.ts';
import { type Host, Inbox, inboxOf, type Plan, type Request } from './host.ts';

/** A real server, with a socket for each viewer. */
export class ServerHost implements Host {
  readonly inboxes = new Map<Viewer, Inbox>();
  readonly #server: TestServer;
  readonly #lines = new Map<Viewer, Line>();
  readonly #room: string;

  get room(): string {
    return this.#room;
  }

  private constructor(server: TestServer, room: string) {
    this.#server = server;
    this.#room = room;
  }

  static async open({ game, names, secret, nonces, settings }: Omit<Plan, 'id'>): Promise<ServerHost> {
    const entropy = new FastRandom(secret);
    const bytes = (count: number) =>
      count === 32 ? Buffer.from(secret, 'hex') : Uint8Array.from({ length: count }, () => entropy.below(256));
    const server = await serve({}, { games: [game], bytes });
    const people = await Promise.all([...names, 'Watcher'].map((name) => Player.named(server.address, name)));
    const room = await (people[0] as Player).createTable({ game: game.id, chairs: names.map(() => null), ...settings });
    const host = new ServerHost(server, room);
    for (const [at, player] of people.entries()) await host.#join(at < names.length ? at : 'spectator', player);
    const lines = [...host.#lines.values()];
    for (const [seat, nonce] of nonces.entries()) {
      if (seat > 0) await lines[seat]?.do({ type: 'sit', seat });
      await lines[seat]?.do({ type: 'ready', hash: nonceHashOf(room, seat, nonce) });
    }
    for (const [seat, nonce] of nonces.entries()) await lines[seat]?.do({ type: 'reveal', nonce });
    for (const viewer of host.inboxes.keys()) {
      inboxOf(host, viewer).received.length = 0;
      await host.enter(viewer, undefined);
    }
    return host;
  }

  async #join(viewer: Viewer, player: Player): Promise<void> {
    const inbox = new Inbox();
    const line = await Line.open(player);
    this.inboxes.set(viewer, inbox);
    this.#lines.set(viewer, line);
    const entered = inbox.next(({ type }) => type === 'room');
    line.onMessage = (message: ServerMessage) => inbox.receive(message);
    line.send(enterMessage(this.#room));
    await entered;
  }

  async ask(seat: Viewer, request: Request): Promise<void> {
    const answered = inboxOf(this, seat).next((message) => 'id' in message && message.id === request.id);
    this.#lines.get(seat)?.send(request);
    await answered;
  }

  async enter(viewer: Viewer, cursor: number | undefined): Promise<void> {
    const entered = inboxOf(this, viewer).next(({ type }) => type === 'whole');
    this.#lines.get(viewer)?.send(enterMessage(this.#room, cursor));
    await entered;
  }

  async record(): Promise<GameRecord> {
    const line = this.#lines.get(0);
    if (!line) throw new Error('seat 0 is empty');
    return readRecord(await (await line.player.request('GET', `/api/tables/${this.#room}/record`)).text());
  }

  async settled(): Promise<void> {
    for (const [viewer, line] of this.#lines) {
      const received = inboxOf(this, viewer).next(({ type }) => type === 'pong');
      line.send({ type: 'ping' });
      await received;
    }
  }

  async close(): Promise<void> {
    await this.settled();
    for (const line of this.#lines.values()) await line.close();
    await this.#server.close();
    removeDirectory(this.#server.data);
  }
}
