import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebSocket, WebSocketServer } from 'ws';

/** A request of the API with its answer. */
export interface Call {
  readonly request: string;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** Stands between a client and a server, and writes down what each of them says. */
export class RecordingProxy {
  readonly calls: Call[] = [];
  readonly asked: unknown[] = [];
  readonly heard: unknown[] = [];
  readonly #target: string;
  readonly #server: Server;
  readonly #sockets: WebSocketServer;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((request, response) => void this.#forward(request, response));
    this.#sockets = new WebSocketServer({ server: this.#server });
    this.#sockets.on('connection', (near, request) => this.#join(near, request));
  }

  static async before(target: string): Promise<RecordingProxy> {
    const proxy = new RecordingProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    const answer = await fetch(this.#target + url, {
      method,
      headers: { cookie: headers.cookie ?? '', 'content-type': headers['content-type'] ?? '' },
      ...(method === 'GET' ? {} : { body }),
    });
    const answered = await answer.text();
    this.calls.push({
      request: `${method} ${url}`,
      body: body === '' ? undefined : JSON.parse(body),
      status: answer.status,
      answer: JSON.parse(answered),
    });
    response.writeHead(answer.status, { 'set-cookie': answer.headers.getSetCookie() }).end(answered);
  }

  #join(near: WebSocket, { headers, url }: IncomingMessage): void {
    const far = new WebSocket(this.#target.replace('http', 'ws') + url, { headers: { cookie: headers.cookie ?? '' } });
    const opened = once(far, 'open');
    near.on('message', async (data) => {
      this.asked.push(JSON.parse(String(data)));
      await opened;
      far.send(String(data));
    });
    far.on('message', (data) => {
      this.heard.push(JSON.parse(String(data)));
      near.send(String(data));
    });
    near.on('close', () => far.close());
    far.on('close', () => near.close());
  }

  async close(): Promise<void> {
    this.#sockets.close();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
