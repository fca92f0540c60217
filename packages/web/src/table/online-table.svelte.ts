import type { ClosingReason, ServerMessage } from '@coven/protocol';
import { enterMessage, isTooFast, TOO_FAST_WAIT } from '@coven/protocol/client/table-client.ts';
import { FINAL_REASONS, type Line, type Transport, type TransportEvents } from '@coven/protocol/client/transport.ts';
import { api } from '../api.ts';
import { factsOf, loadTable } from '../games/registry.ts';
import { wantGame } from '../words/words.svelte.ts';
import { keepKey, keptOf } from './kept.ts';
import { pageLine } from './page-line.ts';
import { TableModel } from './table-model.svelte.ts';

/**
 * A table of the server, from its address to its model. The first `room` message says which game it is;
 * what arrives while that game's pictures are fetched waits.
 */
export class OnlineTable {
  model = $state.raw<TableModel | null>(null);
  line = $state.raw<Line>('connecting');
  /** Why there will be no table; `not-loaded`: its pictures or words did not arrive. */
  closed = $state.raw<ClosingReason | 'unknown-game' | 'not-loaded' | null>(null);
  /** What goes with the reason. */
  closedArgs: Readonly<Record<string, string | number>> = {};
  readonly #transport: Transport;
  readonly #held: ServerMessage[] = [];
  #events: TransportEvents | null = null;
  #isLoading = false;
  readonly #room: string;

  constructor(room: string, address: string, prepare: () => Promise<unknown>) {
    this.#room = room;
    this.#transport = pageLine(address, prepare);
    this.#transport.open({ message: (message) => this.#receive(message), line: (line) => this.#setLine(line) });
  }

  close(): void {
    this.#transport.close();
  }

  #setLine(line: Line): void {
    this.line = line;
    if (this.#events) this.#events.line(line);
    else if (line === 'open') {
      this.#held.length = 0;
      this.#transport.send(enterMessage(this.#room));
    }
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'closing') {
      this.closedArgs = message.args ?? {};
      this.closed = FINAL_REASONS.has(message.reason) ? message.reason : null;
    }
    if (this.#events) {
      this.#events.message(message);
      return;
    }
    if (isTooFast(message)) {
      setTimeout(() => this.#events ?? this.#transport.send(enterMessage(this.#room)), TOO_FAST_WAIT);
      return;
    }
    this.#held.push(message);
    if (message.type === 'room' && !this.#isLoading) {
      this.#isLoading = true;
      void this.#load(message);
    }
  }

  async #load({ room }: Extract<ServerMessage, { type: 'room' }>): Promise<void> {
    const facts = factsOf(room.game);
    if (!facts) {
      this.closed = 'unknown-game';
      return;
    }
    const loaded = await Promise.all([loadTable(room.game), wantGame(room.game)]).catch(() => null);
    if (!loaded) {
      this.closed = 'not-loaded';
      this.close();
      return;
    }
    const [game] = loaded;
    const transport: Transport = {
      open: (events) => {
        this.#events = events;
        events.line(this.line === 'open' ? 'connecting' : this.line);
      },
      send: (message) => this.#transport.send(message),
      close: () => this.#transport.close(),
    };
    const model = new TableModel(game, facts, transport, room, 'online');
    this.model = model;
    const events = this.#events as TransportEvents | null;
    for (const held of this.#held.splice(0)) events?.message(held);
    // Already entered: only the line's state is missing.
    model.line = this.line;
    void keepServerKey(room.id);
  }
}

/** The server's key is asked for once, as early as possible: a later answer could be made to fit. */
async function keepServerKey(room: string): Promise<void> {
  if (keptOf(room)?.key) return;
  try {
    keepKey(room, (await api.key()).key);
  } catch {
    // Verifying will say that nothing was kept.
  }
}
