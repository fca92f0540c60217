import type { LocalFront, LocalSave } from '../worker/messages.ts';
import type { TableStore } from './table-store.ts';

/** Tables that last as long as the page: for browsers that keep nothing. */
export class MemoryTables implements TableStore {
  readonly #saves: Map<string, LocalSave>;

  constructor(saves: readonly LocalSave[]) {
    this.#saves = new Map(saves.map((save) => [save.id, save]));
  }

  async fronts(): Promise<readonly LocalFront[]> {
    return [...this.#saves.values()];
  }

  async read(id: string): Promise<LocalSave | undefined> {
    return this.#saves.get(id);
  }

  async create(save: LocalSave): Promise<void> {
    if (!this.#saves.has(save.id)) this.#saves.set(save.id, save);
  }

  async forget(id: string): Promise<void> {
    this.#saves.delete(id);
  }
}
