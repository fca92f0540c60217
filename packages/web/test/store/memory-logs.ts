import type { LogEntry } from '@coven/core';
import { MemoryTables } from '../../src/store/memory-tables.ts';
import type { Appended, LogStore } from '../../src/store/table-store.ts';
import type { LocalFront } from '../../src/worker/messages.ts';

/** Tables in memory whose logs grow. */
export class MemoryLogs extends MemoryTables implements LogStore {
  async append(front: LocalFront, from: number, entries: readonly LogEntry[]): Promise<Appended> {
    const save = await this.read(front.id);
    if (save?.log.length !== from) return 'refused';
    await this.forget(front.id);
    await this.create({ ...front, log: [...save.log, ...entries] });
    return 'appended';
  }
}
