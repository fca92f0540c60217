import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Delivery, Sender } from '../../src/outbox/deliverer.ts';

interface Received {
  readonly id: string;
  readonly person: string;
  readonly seq: number;
}

/** How it answers: `silent` takes a notice and never answers, `broken` takes it and breaks the connection. */
type Manners = 'takes' | 'silent' | 'broken' | 'busy' | 'gone';

/** A real HTTP server that takes notices, and the way to it. */
export class HttpSink {
  readonly received: Received[] = [];
  manners: Manners = 'takes';
  /** Called before a notice is answered. */
  onReceive: (received: Received) => Promise<void> = async () => {};
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      if (this.manners === 'busy' || this.manners === 'gone') {
        response.writeHead(this.manners === 'busy' ? 503 : 410).end();
        return;
      }
      const received = JSON.parse(text) as Received;
      this.received.push(received);
      await this.onReceive(received).catch(() => {});
      if (this.manners === 'takes') response.end();
      if (this.manners === 'broken') response.destroy();
    });
  }

  static async start(): Promise<HttpSink> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new HttpSink(server);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

/** Sends notices to a sink. */
export function httpSender(port: number): Sender {
  return {
    async send({ id, person, seq }, signal): Promise<Delivery> {
      const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: JSON.stringify({ id, person, seq }), signal });
      if (response.ok) return { kind: 'sent' };
      return response.status === 410 ? { kind: 'never', why: 'gone' } : { kind: 'later' };
    },
  };
}
