import { setTimeout as pause } from 'node:timers/promises';
import type { RoomId } from '@coven/protocol';
import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import { newPool } from '../store/postgres/connection.ts';
import { startProblem } from '../store/postgres/start-problem.ts';
import type { Bus, News, OnNews } from './bus.ts';
import { envelope, heard } from './heard.ts';
import { HELLO_EVERY, LiveNodes } from './live-nodes.ts';

/** The channel of notifications; each database has its own. */
const CHANNEL = 'coven';
/** Messages are collected for this long, in milliseconds: a notification costs a transaction. */
const SEND_AFTER = 50;
const RECONNECT_AFTER = 250;
/** PostgreSQL takes 8000 bytes at most. */
const MAX_BYTES = 7900;

/** Without a table it is about the node itself. */
const message = v.object({
  ...v.partial(envelope, ['news']).entries,
  table: v.optional(v.string()),
  isLeaving: v.optional(v.boolean()),
});
type Message = v.InferOutput<typeof message>;

/**
 * Notifications of the database that nodes share, for installations without a NATS server. They tell who is present and which nodes
 * there are; lines are found in the store, because a notification for each of them would cost as much as the line itself.
 */
export class PostgresBus implements Bus {
  readonly #pool: Pool;
  readonly #node: string;
  readonly #hello: NodeJS.Timeout;
  readonly #subscribers = new Map<RoomId, OnNews>();
  #client: PoolClient | undefined;
  #waiting: string[] = [];
  #isClosed = false;
  readonly carriesLines = false;
  readonly nodes: LiveNodes;
  onReconnect: () => void = () => {};

  private constructor(pool: Pool, node: string) {
    this.#pool = pool;
    this.#node = node;
    this.nodes = new LiveNodes(node);
    this.#hello = setInterval(() => this.#send({ node }), HELLO_EVERY).unref();
  }

  /** Throws a `Problem` if the database cannot be used. */
  static async open(url: string, node: string): Promise<PostgresBus> {
    const pool = newPool(url, { max: 1 });
    const bus = new PostgresBus(pool, node);
    try {
      await bus.#listen();
    } catch (error) {
      await bus.close();
      throw startProblem(error, url);
    }
    bus.#send({ node });
    return bus;
  }

  get isConnected(): boolean {
    return this.#client !== undefined;
  }

  async #listen(): Promise<void> {
    const client = await this.#pool.connect();
    client.on('notification', ({ payload = '' }) => {
      const told = heard(message, payload);
      if (told) this.#hear(told);
    });
    client.once('end', () => void this.#lose(client));
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  /** Gives up a connection, and listens on another one. */
  async #lose(client: PoolClient): Promise<void> {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.release(true);
    while (!this.#isClosed && !this.isConnected) {
      await pause(RECONNECT_AFTER, undefined, { ref: false });
      await this.#listen().catch(() => {});
    }
    if (!this.#isClosed) this.onReconnect();
  }

  #hear({ node, table, news, isLeaving = false }: Message): void {
    if (node === this.#node) return;
    if (isLeaving) this.nodes.left(node);
    // A newcomer may have come too late for what this node said last.
    else if (this.nodes.heard(node)) this.#send({ node: this.#node });
    if (table !== undefined && news) this.#subscribers.get(table)?.(news, node);
  }

  publish(table: RoomId, news: News): void {
    if (news.kind !== 'line') this.#send({ node: this.#node, table, news });
  }

  #send(told: Message): void {
    const payload = JSON.stringify(told);
    if (Buffer.byteLength(payload) > MAX_BYTES) return;
    if (this.#waiting.length === 0) setTimeout(() => void this.#flush(), SEND_AFTER).unref();
    this.#waiting.push(payload);
  }

  async #flush(): Promise<void> {
    const payloads = this.#waiting;
    this.#waiting = [];
    const client = this.#client;
    const sql = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`;
    // What is lost with a connection is said again soon.
    await client?.query(sql, [payloads]).catch(() => this.#lose(client));
  }

  async subscribe(table: RoomId, onNews: OnNews): Promise<() => void> {
    this.#subscribers.set(table, onNews);
    return () => {
      if (this.#subscribers.get(table) === onNews) this.#subscribers.delete(table);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#hello);
    this.#send({ node: this.#node, isLeaving: true });
    await this.#flush();
    const client = this.#client;
    this.#client = undefined;
    client?.release(true);
    await this.#pool.end();
  }
}
