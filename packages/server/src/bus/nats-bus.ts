import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@coven/core';
import type { RoomId } from '@coven/protocol';
import {
  AuthorizationError,
  type ConnectionOptions,
  connect,
  type NatsConnection,
  UserAuthenticationExpiredError,
} from '@nats-io/transport-node';
import * as v from 'valibot';
import type { Bus, BusProblem, News, OnNews } from './bus.ts';
import { envelope, heard } from './heard.ts';
import { HELLO_EVERY, LiveNodes } from './live-nodes.ts';

/** Of each wait, in milliseconds. */
const CONNECT_TIMEOUT = 5000;
const RECONNECT_AFTER = 250;
const FLUSH_TIMEOUT = 1000;
/** A connection that does not answer two of these is broken, in milliseconds. */
const PING_EVERY = 2000;
/** How long nodes that are there already may take to answer a newcomer, in milliseconds. */
const ANSWER_TIMEOUT = 1000;
const NODES = 'coven.nodes';

interface Parts {
  readonly url: string;
  /** Names this node; no other has the same. */
  readonly node: string;
  /** Names the database: nodes with another one cannot join. */
  readonly space: string;
  /** Called once if a node with another database comes later, for example because two NATS servers became one. */
  readonly onStranger: (node: string) => void;
}

const hello = v.object({ node: v.string(), space: v.string(), isLeaving: v.optional(v.boolean()) });
type Hello = v.InferOutput<typeof hello>;

/** Core NATS: every table has a subject, to which the nodes that have it in memory subscribe. */
export class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #parts: Parts;
  readonly #hello: NodeJS.Timeout;
  #isConnected = true;
  #hasMetStranger = false;
  readonly carriesLines = true;
  readonly nodes: LiveNodes;
  onReconnect: () => void = () => {};

  private constructor(connection: NatsConnection, parts: Parts) {
    this.#connection = connection;
    this.#parts = parts;
    this.nodes = new LiveNodes(parts.node);
    void this.#watch();
    connection.subscribe(NODES, {
      callback: (error, message) => {
        const other = error ? undefined : heard(hello, message.string());
        if (!other) return;
        this.#meet(other);
        message.respond(helloOf(parts));
      },
    });
    this.#greet();
    this.#hello = setInterval(() => this.#greet(), HELLO_EVERY).unref();
  }

  /** Throws a `Problem` if the server cannot be used, or if the nodes there have another database. */
  static async open(parts: Parts): Promise<NatsBus> {
    const server = new URL(parts.url).host;
    const connection = await connect(optionsFrom(parts)).catch((error: unknown) => {
      const isLogin = error instanceof AuthorizationError || error instanceof UserAuthenticationExpiredError;
      const why = error instanceof Error ? error.message : String(error);
      throw new Problem<BusProblem>(isLogin ? 'bus-login' : 'bus-unreachable', { server, why });
    });
    // One answer is enough: all nodes that are there have the same database. None: this is the first node.
    const answer = await connection.request(NODES, helloOf(parts), { timeout: ANSWER_TIMEOUT }).catch(() => undefined);
    const other = answer && heard(hello, answer.string());
    if (other && other.space !== parts.space) {
      await connection.close();
      throw new Problem<BusProblem>('bus-other-database', { server });
    }
    return new NatsBus(connection, parts);
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect' || type === 'staleConnection') this.#isConnected = false;
      if (type !== 'reconnect') continue;
      this.#isConnected = true;
      this.onReconnect();
    }
  }

  #greet(): void {
    this.#connection.publish(NODES, helloOf(this.#parts));
  }

  #meet({ node, space, isLeaving = false }: Hello): void {
    if (space === this.#parts.space) {
      if (isLeaving) this.nodes.left(node);
      // A newcomer may have come too late for what this node said last.
      else if (this.nodes.heard(node)) this.#greet();
      return;
    }
    if (this.#hasMetStranger) return;
    this.#hasMetStranger = true;
    this.#parts.onStranger(node);
  }

  #subject(table: RoomId): string {
    return `coven.${this.#parts.space}.table.${table}`;
  }

  publish(table: RoomId, news: News): void {
    // What happens while the connection is broken is found by comparing logs.
    if (!this.#isConnected || this.#connection.isClosed()) return;
    this.#connection.publish(
      this.#subject(table),
      JSON.stringify({ node: this.#parts.node, news } satisfies v.InferOutput<typeof envelope>),
    );
  }

  async subscribe(table: RoomId, onNews: OnNews): Promise<() => void> {
    const subscription = this.#connection.subscribe(this.#subject(table), {
      callback: (error, message) => {
        const told = error ? undefined : heard(envelope, message.string());
        if (told) onNews(told.news, told.node);
      },
    });
    await Promise.race([this.#connection.flush().catch(() => undefined), pause(FLUSH_TIMEOUT, undefined, { ref: false })]);
    return () => subscription.unsubscribe();
  }

  async close(): Promise<void> {
    clearInterval(this.#hello);
    if (!this.#connection.isClosed()) this.#connection.publish(NODES, helloOf(this.#parts, true));
    await Promise.race([this.#connection.flush().catch(() => undefined), pause(FLUSH_TIMEOUT, undefined, { ref: false })]);
    await this.#connection.close();
  }
}

function helloOf({ node, space }: Parts, isLeaving = false): string {
  return JSON.stringify({ node, space, ...(isLeaving ? { isLeaving } : {}) } satisfies Hello);
}

function optionsFrom({ url, node }: Parts): ConnectionOptions {
  const { protocol, host, username, password } = new URL(url);
  const user = decodeURIComponent(username);
  const login = password === '' ? { token: user } : { user, pass: decodeURIComponent(password) };
  return {
    servers: host,
    name: `coven ${node}`,
    noEcho: true,
    timeout: CONNECT_TIMEOUT,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RECONNECT_AFTER,
    pingInterval: PING_EVERY,
    maxPingOut: 2,
    ignoreAuthErrorAbort: true,
    ...(user === '' ? {} : login),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}
