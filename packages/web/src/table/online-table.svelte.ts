import type { ClosingReason } from '@coven/protocol';
import { OwnNonce } from '@coven/protocol/client/own-nonce.ts';
import { FINAL_REASONS, type Line, type Transport } from '@coven/protocol/client/transport.ts';
import { api } from '../api.ts';
import { factsOf } from '../games/registry.ts';
import { keepKey, keptOf } from './kept.ts';
import { type ClosingArgs, LiveTable } from './live-table.ts';
import { type LoadedGame, loadGame } from './loaded-game.ts';
import { ownNonces } from './own-nonces.ts';
import { pageLine } from './page-line.ts';

/** A table of the server, from its address on. The first `room` message says which game it is. */
export class OnlineTable {
  live = $state.raw<LiveTable | null>(null);
  line = $state.raw<Line>('connecting');
  /** Why there will be no table; `not-loaded`: its pictures or words did not arrive. */
  closed = $state.raw<ClosingReason | 'unknown-game' | 'not-loaded' | null>(null);
  /** What goes with the reason. */
  closedArgs: ClosingArgs = {};
  readonly #transport: Transport;

  constructor(id: string, address: string, prepare: () => Promise<unknown>) {
    this.#transport = pageLine(address, prepare);
    void this.#open(id);
  }

  close(): void {
    this.#transport.close();
  }

  async #open(id: string): Promise<void> {
    try {
      this.live = await LiveTable.open({
        transport: this.#transport,
        id,
        nonce: (ask) => new OwnNonce(ownNonces, ask),
        load: ({ game }) => this.#load(game),
        line: (line) => {
          this.line = line;
        },
        closing: (reason, args) => {
          this.closedArgs = args;
          this.closed = FINAL_REASONS.has(reason) ? reason : null;
        },
      });
      void keepServerKey(id);
    } catch {
      this.closed ??= 'not-loaded';
      this.close();
    }
  }

  #load(id: string): Promise<LoadedGame> {
    if (!factsOf(id)) this.closed = 'unknown-game';
    return loadGame(id);
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
