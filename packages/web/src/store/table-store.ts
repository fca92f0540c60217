import type { LogEntry } from '@coven/core';
import type { LocalFront, LocalSave } from '../worker/messages.ts';

/** `refused`: the log has gone on elsewhere, or the table was forgotten. Nothing was stored. */
export type Appended = 'appended' | 'refused';

/** Where the page keeps the tables of this browser. */
export interface TableStore {
  /** In no particular order, without their logs. */
  fronts(): Promise<readonly LocalFront[]>;
  read(id: string): Promise<LocalSave | undefined>;
  /** Keeps a table unless it is there already. */
  create(save: LocalSave): Promise<void>;
  forget(id: string): Promise<void>;
}

/** Where the logs of open tables grow, in the Worker. */
export interface LogStore {
  /** Adds the log's entries from `from` on, all or none, and the rest of `front` where it has changed. */
  append(front: LocalFront, from: number, entries: readonly LogEntry[]): Promise<Appended>;
}
