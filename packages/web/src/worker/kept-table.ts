import type { GameRecord, Viewer } from '@coven/core';
import type { ClientMessage } from '@coven/room';
import type { RecordSigner } from '@coven/session';
import type { TableStore } from '../store/table-store.ts';
import type { PlayableGame } from './games/registry.ts';
import { type BotTerms, LocalTable } from './local-table.ts';
import { type KeeperEvents, LogKeeper } from './log-keeper.ts';
import type { LocalSave } from './messages.ts';

/** A table of this page: every step is stored before a viewer is told. */
export class KeptTable {
  readonly #keeper: LogKeeper;
  readonly #table: LocalTable;

  constructor(game: PlayableGame, save: LocalSave, bots: BotTerms, store: Promise<TableStore>, events: KeeperEvents) {
    this.#keeper = new LogKeeper(store, save.log.length, events);
    this.#table = new LocalTable(game, save, bots, (saved) => this.#keeper.keep(saved));
    this.#table.begin();
  }

  /** A line to one viewer. */
  serve(viewer: Viewer, port: MessagePort): void {
    const receive = this.#table.connect(viewer, (text) => this.#keeper.afterwards(() => port.postMessage(text)));
    port.onmessage = ({ data }: MessageEvent<ClientMessage>) => receive(data);
  }

  record(signer: RecordSigner): GameRecord {
    return this.#table.record(signer);
  }

  stop(): void {
    this.#table.stop();
  }
}
