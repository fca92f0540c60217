import { random } from '@coven/bots';
import type { GameRecord, Viewer } from '@coven/core';
import { hintsOf } from '@coven/games';
import { enterMessage } from '@coven/protocol/client/table-client.ts';
import { selfSigner } from '@coven/protocol/record-signature';
import { localRecord } from '@coven/room';
import { PortTransport } from '../../../web/src/table/port.ts';
import { LocalTable } from '../../../web/src/worker/local-table.ts';
import { LogKeeper } from '../../../web/src/worker/log-keeper.ts';
import { MemoryLogs } from '../../../web/test/store/memory-logs.ts';
import { type Host, Inbox, inboxOf, type Plan, type Request } from './host.ts';

/** A table in the page's Worker, with a port for each viewer. */
export class WorkerHost implements Host {
  readonly inboxes = new Map<Viewer, Inbox>();
  readonly #table: LocalTable;
  readonly #ports = new Map<Viewer, PortTransport>();

  private constructor(table: LocalTable) {
    this.#table = table;
  }

  static async open({ id, game, names, secret, nonces, settings }: Plan): Promise<WorkerHost> {
    const save = {
      id,
      game: game.id,
      options: {},
      ...(settings && { settings }),
      players: names.map((name) => ({ name })),
      secret,
      salts: names.map(() => secret),
      nonces,
      log: [],
      isEnded: false,
      isOver: false,
      made: 0,
      lastPlayed: 0,
    };
    const fail = () => {
      throw new Error('the table was not stored');
    };
    const keeper = new LogKeeper(Promise.resolve(new MemoryLogs([save])), 0, { unkept: fail, overtaken: fail });
    const table = new LocalTable({ game, bots: [random], hints: settings && hintsOf(game.id) }, save, { botDelay: 0 }, keeper);
    table.begin();
    const host = new WorkerHost(table);
    for (const viewer of [...names.keys(), 'spectator' as const]) await host.#join(viewer);
    return host;
  }

  async #join(viewer: Viewer): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    const inbox = new Inbox();
    const port = new PortTransport(port1);
    this.inboxes.set(viewer, inbox);
    this.#ports.set(viewer, port);
    this.#table.serve(viewer, port2);
    port.open({ message: (message) => inbox.receive(message), line: () => {} });
    await this.enter(viewer, undefined);
  }

  async ask(seat: Viewer, request: Request): Promise<void> {
    const answered = inboxOf(this, seat).next((message) => 'id' in message && message.id === request.id);
    this.#ports.get(seat)?.send(request);
    await answered;
  }

  async enter(viewer: Viewer, cursor: number | undefined): Promise<void> {
    const entered = inboxOf(this, viewer).next(({ type }) => type === 'whole');
    this.#ports.get(viewer)?.send(enterMessage('local234567', cursor));
    await entered;
  }

  async record(): Promise<GameRecord> {
    return localRecord(this.#table.room, selfSigner);
  }

  async settled(): Promise<void> {
    for (const [viewer, port] of this.#ports) {
      const received = inboxOf(this, viewer).next(({ type }) => type === 'pong');
      port.send({ type: 'ping' });
      await received;
    }
  }

  async close(): Promise<void> {
    await this.settled();
    for (const port of this.#ports.values()) port.close();
  }
}
