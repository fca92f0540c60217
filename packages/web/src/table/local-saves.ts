import type { Options } from '@coven/core';
import { forget, readStored, store, storedKeys } from '../storage.ts';
import type { LocalPlayer, LocalSave } from '../worker/messages.ts';
import { forgetKept } from './kept.ts';
import { newHex32 } from './random.ts';
import { tableWorker } from './worker-link.ts';

/** More than these are not kept; the oldest finished ones go first. */
const SAVES_MOST = 12;

export function newLocalSave(game: string, options: Options, players: readonly LocalPlayer[]): LocalSave {
  return {
    id: newHex32().slice(0, 12),
    game,
    options,
    players,
    secret: newHex32(),
    nonces: players.map(({ bot }) => (bot === undefined ? newHex32() : null)),
    log: [],
    isEnded: false,
    isOver: false,
    made: Date.now(),
  };
}

export function keepLocalSave(save: LocalSave): void {
  store(`local.${save.id}`, save);
  const all = localSaves();
  const spare = [...all].sort((a, b) => Number(b.isOver) - Number(a.isOver) || a.made - b.made);
  for (const { id } of spare.slice(0, Math.max(0, all.length - SAVES_MOST))) if (id !== save.id) forgetLocalSave(id);
}

export function localSave(id: string): LocalSave | undefined {
  return readStored<LocalSave>(`local.${id}`);
}

/** Newest first. */
export function localSaves(): LocalSave[] {
  return storedKeys('local.')
    .map((key) => readStored<LocalSave>(key))
    .filter((save) => save !== undefined)
    .sort((a, b) => b.made - a.made);
}

export function forgetLocalSave(id: string): void {
  forget(`local.${id}`);
  forgetKept(id);
}

/** Brings a saved table to life in the Worker. */
export async function openLocal(save: LocalSave, botDelay: number): Promise<void> {
  const worker = tableWorker();
  worker.onSaved = keepLocalSave;
  await worker.ask({ type: 'open', save, botDelay });
}
