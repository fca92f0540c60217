import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What a proxy does to its connections: `held` keeps what one side sends until the proxy is open again. */
export type Weather = 'open' | 'cut' | 'held' | 'held-there' | 'held-back' | 'slow';

/** How long a slow proxy keeps each piece, in milliseconds. */
const DELAY = 100;

type Direction = 'there' | 'back';

/** A TCP proxy that can cut, delay and hold connections, also in one direction only. */
export class TcpProxy {
  readonly #server: Server;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #held: (() => void)[] = [];
  #weather: Weather = 'open';

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((socket) => this.#accept(socket));
  }

  static async to(target: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  set weather(weather: Weather) {
    this.#weather = weather;
    if (weather === 'cut') for (const socket of this.#sockets) socket.destroy();
    const held = this.#held;
    this.#held = [];
    for (const send of held) send();
  }

  #accept(near: Socket): void {
    if (this.#weather === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(this.#target, '127.0.0.1');
    this.#join(near, far, 'there');
    this.#join(far, near, 'back');
  }

  #join(from: Socket, to: Socket, direction: Direction): void {
    this.#sockets.add(from);
    from.on('data', (chunk) => this.#pass(direction, () => to.write(chunk)));
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      this.#pass(direction, () => to.destroy());
    });
  }

  /** In order: what comes later waits for what is held. */
  #pass(direction: Direction, send: () => void): void {
    const weather = this.#weather;
    if (weather === 'held' || weather === `held-${direction}`) this.#held.push(() => this.#pass(direction, send));
    else if (weather === 'slow') setTimeout(send, DELAY);
    else send();
  }

  async close(): Promise<void> {
    this.weather = 'cut';
    this.#server.close();
    await once(this.#server, 'close');
  }
}
