import type { LogEntry } from '@coven/core';
import { forget, OLD_SAVES, readStored, storedKeys } from '../storage.ts';
import type { LocalSave } from '../worker/messages.ts';
import type { TableStore } from './table-store.ts';

interface OldSave {
  readonly key: string;
  /** Null if it cannot be read: it is left where it lies. */
  readonly save: LocalSave | null;
}

/** Tables as the page kept them before it had a database: each whole, in `localStorage`. */
export function oldSaves(): readonly OldSave[] {
  return storedKeys(OLD_SAVES).map((key) => ({ key, save: asSave(readStored<unknown>(key)) }));
}

/**
 * Moves old saves into the store. Each is forgotten only after it is stored, and one that is stored already is not stored again:
 * a page that closes in between loses nothing. Returns those that the store did not take, for which the same holds.
 */
export async function takeOver(saves: readonly OldSave[], store: TableStore): Promise<readonly LocalSave[]> {
  const left: LocalSave[] = [];
  for (const { key, save } of saves) {
    if (!save) continue;
    try {
      await store.create(save);
      forget(key);
    } catch {
      left.push(save);
    }
  }
  return left;
}

function asSave(value: unknown): LocalSave | null {
  if (typeof value !== 'object' || value === null) return null;
  const save = value as Partial<Omit<LocalSave, 'lastPlayed'>>;
  const { id, game, options, players, secret, nonces, log, made } = save;
  const isWhole =
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof options === 'object' &&
    typeof secret === 'string' &&
    typeof made === 'number' &&
    Array.isArray(players) &&
    Array.isArray(nonces) &&
    Array.isArray(log) &&
    log.every(isEntry);
  return isWhole ? ({ isEnded: false, isOver: false, lastPlayed: made, ...save } as LocalSave) : null;
}

function isEntry(value: unknown): value is LogEntry {
  return Array.isArray(value) && value.length === 2 && typeof value[1] === 'string';
}
