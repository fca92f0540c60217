import type { Options, Player } from '@coven/core';
import { OLD_SAVES, storedKeys } from '../storage.ts';
import { openDatabase } from '../store/database.ts';
import { DatabaseTables } from '../store/database-tables.ts';
import { MemoryTables } from '../store/memory-tables.ts';
import type { TableStore } from '../store/table-store.ts';
import type { LocalFront, LocalSave } from '../worker/messages.ts';
import { forgetKept } from './kept.ts';
import { newHex32 } from './random.ts';
import { tableWorker } from './worker-link.ts';

/** How long a bot waits before it moves, in milliseconds at normal pace. */
export const BOT_DELAY = 450;

/** More than these are not kept; the oldest finished ones go first. */
const MAX_SAVES = 12;

interface LocalSaves {
  /** The browser's database; null where it has none for this page. */
  readonly database: TableStore | null;
  /** What the database did not take: it lasts as long as the page. */
  readonly memory: TableStore;
  /** How many tables of an earlier version could not be read; they are still where they were. */
  readonly unreadable: number;
}

let opening: Promise<LocalSaves> | undefined;

/** Opened when first needed. */
function saves(): Promise<LocalSaves> {
  opening ??= openSaves();
  return opening;
}

async function openSaves(): Promise<LocalSaves> {
  const database = await openDatabase().then(
    (opened) => new DatabaseTables(opened),
    () => null,
  );
  const { left, unreadable } = await takeOldSaves(database);
  return { database, memory: new MemoryTables(left), unreadable };
}

/** What reads old saves is loaded only where there are some; if it does not arrive, they stay where they are. */
async function takeOldSaves(database: TableStore | null): Promise<{ readonly left: readonly LocalSave[]; readonly unreadable: number }> {
  const reader = storedKeys(OLD_SAVES).length === 0 ? null : await import('../store/old-saves.ts').catch(() => null);
  const old = reader?.oldSaves() ?? [];
  const readable = old.flatMap(({ save }) => save ?? []);
  return { left: reader && database ? await reader.takeOver(old, database) : readable, unreadable: old.length - readable.length };
}

export function newLocalSave(game: string, options: Options, players: readonly Player[]): LocalSave {
  const now = Date.now();
  return {
    id: newHex32().slice(0, 12),
    game,
    options,
    players,
    secret: newHex32(),
    nonces: players.map(({ bot }) => (bot === undefined ? newHex32() : null)),
    salts: players.map(({ bot }) => (bot === undefined ? newHex32() : null)),
    log: [],
    isEnded: false,
    isOver: false,
    made: now,
    lastPlayed: now,
  };
}

/** A table that goes on from a log: what was dealt follows from no seed, so that it proves nothing and has no record. Returns its id. */
export async function keepUnproven(
  { game, options, players }: Pick<LocalSave, 'game' | 'options' | 'players'>,
  from: Pick<LocalSave, 'version' | 'log' | 'lesson' | 'study'>,
): Promise<string> {
  const { salts: _, ...save } = newLocalSave(game, options, players);
  await keepLocalSave({ ...save, ...from });
  return save.id;
}

/** A table that the browser has no room for lasts as long as the page. */
export async function keepLocalSave(save: LocalSave): Promise<void> {
  const { database, memory } = await saves();
  const isKept = await database?.create(save).then(
    () => true,
    () => false,
  );
  if (!isKept) await memory.create(save);
  const { fronts } = await localFronts();
  const spare = [...fronts].sort((a, b) => Number(b.isOver) - Number(a.isOver) || a.lastPlayed - b.lastPlayed);
  for (const { id } of spare.slice(0, Math.max(0, fronts.length - MAX_SAVES))) if (id !== save.id) await forgetLocalSave(id);
}

export async function localSave(id: string): Promise<LocalSave | undefined> {
  const { database, memory } = await saves();
  return (await memory.read(id)) ?? database?.read(id);
}

/** Newest first, without their logs; those of lessons are found at their lessons. */
export async function localFronts(): Promise<{ readonly fronts: readonly LocalFront[]; readonly unreadable: number }> {
  const { database, memory, unreadable } = await saves();
  const fronts = [...(await memory.fronts()), ...((await database?.fronts()) ?? [])];
  return { fronts: fronts.filter(({ lesson }) => lesson === undefined).sort((a, b) => b.made - a.made), unreadable };
}

export async function forgetLocalSave(id: string): Promise<void> {
  const { database, memory } = await saves();
  await memory.forget(id);
  await database?.forget(id);
  forgetKept(id);
}

/** Brings a saved table to life in the Worker. */
export async function openLocal(save: LocalSave, botDelay: number): Promise<void> {
  const { memory } = await saves();
  const isKept = (await memory.read(save.id)) === undefined;
  await tableWorker().open({ save, botDelay, isKept });
}
