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
import type { Bus, BusProblem, News, OnNews } from './bus.ts';

/** Of each wait, in milliseconds. */
const CONNECT_TIMEOUT = 5000;
const RECONNECT_AFTER = 250;
const FLUSH_TIMEOUT = 1000;
/** A connection that does not answer two of these is broken, in milliseconds. */
const PING_EVERY = 2000;
/** How often a node says which database it serves, in milliseconds. */
const HELLO_EVERY = 5000;
const NODES = 'coven.nodes';

interface Parts {
  readonly url: string;
  /** Names this node; no other has the same. */
  readonly node: string;
  /** Names the database: nodes with another one share the bus, but not the news. */
  readonly space: string;
  /** Called once if there is a node with another database. */
  readonly onStranger: (node: string) => void;
}

interface Envelope {
  readonly node: string;
  readonly news: News;
}

interface Hello {
  readonly node: string;
  readonly space: string;
}

/** Core NATS: every table has a subject, to which the nodes that have it in memory subscribe. */
export class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #parts: Parts;
  readonly #hello: NodeJS.Timeout;
  #isConnected = true;
  #hasMetStranger = false;
  onReconnect: () => void = () => {};

  private constructor(connection: NatsConnection, parts: Parts) {
    this.#connection = connection;
    this.#parts = parts;
    void this.#watch();
    connection.subscribe(NODES, { callback: (error, message) => (error ? undefined : this.#meet(message.json<Hello>())) });
    const { node, space } = parts;
    const greet = () => connection.publish(NODES, JSON.stringify({ node, space } satisfies Hello));
    greet();
    this.#hello = setInterval(greet, HELLO_EVERY).unref();
  }

  /** Throws a `Problem` if the server cannot be used. */
  static async open(parts: Parts): Promise<NatsBus> {
    try {
      return new NatsBus(await connect(optionsFrom(parts)), parts);
    } catch (error) {
      const isLogin = error instanceof AuthorizationError || error instanceof UserAuthenticationExpiredError;
      const why = error instanceof Error ? error.message : String(error);
      throw new Problem<BusProblem>(isLogin ? 'bus-login' : 'bus-unreachable', { server: new URL(parts.url).host, why });
    }
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

  #meet({ node, space }: Hello): void {
    if (space === this.#parts.space || this.#hasMetStranger) return;
    this.#hasMetStranger = true;
    this.#parts.onStranger(node);
  }

  #subject(table: RoomId): string {
    return `coven.${this.#parts.space}.table.${table}`;
  }

  publish(table: RoomId, news: News): void {
    // What happens while the connection is broken is found by comparing logs.
    if (!this.#isConnected || this.#connection.isClosed()) return;
    this.#connection.publish(this.#subject(table), JSON.stringify({ node: this.#parts.node, news } satisfies Envelope));
  }

  async subscribe(table: RoomId, onNews: OnNews): Promise<() => void> {
    const subscription = this.#connection.subscribe(this.#subject(table), {
      callback: (error, message) => {
        if (error) return;
        const { news, node } = message.json<Envelope>();
        onNews(news, node);
      },
    });
    await Promise.race([this.#connection.flush().catch(() => undefined), pause(FLUSH_TIMEOUT, undefined, { ref: false })]);
    return () => subscription.unsubscribe();
  }

  async close(): Promise<void> {
    clearInterval(this.#hello);
    await this.#connection.close();
  }
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
