import { openDatabase } from '../store/database.ts';
import { DatabaseLogs } from '../store/database-logs.ts';
import type { LogStore } from '../store/table-store.ts';
import type { BotThread } from './bot-thread.ts';
import type { PlayableGame } from './games/registry.ts';
import { LocalTable } from './local-table.ts';
import { LogKeeper } from './log-keeper.ts';
import type { OpenedSave, TableNews } from './messages.ts';

/** Only bots that search need it; where it cannot be loaded they think here. */
let botWorker: Promise<BotThread | undefined> | undefined;
const thread: BotThread = {
  async choose(question, budget) {
    botWorker ??= import('./bot-thread.ts').then(
      ({ BotWorker }) => new BotWorker(),
      () => undefined,
    );
    return (await botWorker)?.choose(question, budget);
  },
};

/** The tables that are open in this tab. The tab that opened a table last has it. */
export class OpenTables {
  readonly #tables = new Map<string, LocalTable>();
  readonly #report: (news: TableNews) => void;
  /** Tabs say here which tables they open. Without it, the second tab to store a move is overtaken. */
  readonly #channel = globalThis.BroadcastChannel ? new BroadcastChannel('coven-tables') : undefined;
  #database: Promise<LogStore> | undefined;

  constructor(report: (news: TableNews) => void) {
    this.#report = report;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.#tables.has(data)) this.#overtaken(data);
    });
  }

  open(game: PlayableGame, { save, botDelay, isKept }: OpenedSave): void {
    const { id } = save;
    if (this.#tables.has(id)) return;
    this.#channel?.postMessage(id);
    const unkept = () => this.#report({ type: 'unkept', table: id });
    const store = isKept ? this.#openDatabase() : Promise.reject(new Error('the database does not have this table'));
    const keeper = new LogKeeper(store, save.log.length, { unkept, overtaken: () => this.#overtaken(id) });
    const table = new LocalTable(game, save, { botDelay, thread }, keeper);
    this.#tables.set(id, table);
    table.begin();
  }

  of(id: string): LocalTable {
    const table = this.#tables.get(id);
    if (!table) throw new Error(`no table ${id} in this page`);
    return table;
  }

  #overtaken(id: string): void {
    this.#tables.get(id)?.stop();
    this.#tables.delete(id);
    this.#report({ type: 'overtaken', table: id });
  }

  #openDatabase(): Promise<LogStore> {
    this.#database ??= openDatabase().then((database) => new DatabaseLogs(database));
    return this.#database;
  }
}
