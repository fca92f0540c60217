import type { ServerMessage } from '@coven/protocol';
import type { Transport, TransportEvents } from '@coven/protocol/client/transport.ts';
import type { ClientMessage } from '@coven/room';

/** The line to a table in the page's own Worker: always open. */
export class PortTransport implements Transport {
  readonly #port: MessagePort;

  constructor(port: MessagePort) {
    this.#port = port;
  }

  open(events: TransportEvents): void {
    this.#port.onmessage = ({ data }: MessageEvent<string>) => events.message(JSON.parse(data) as ServerMessage);
    events.line('open');
  }

  send(message: ClientMessage): void {
    this.#port.postMessage(message);
  }

  close(): void {
    this.#port.close();
  }
}
