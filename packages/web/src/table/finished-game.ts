import type { GameRecord, Hex, Viewer } from '@coven/core';
import type { Frame } from '@coven/session';
import { api } from '../api.ts';
import type { Verified } from '../worker/messages.ts';
import { keptFiles } from './own-files.ts';
import { tableWorker } from './worker-link.ts';

/** A finished game: its record is fetched once and verified once, in the page's Worker, which is then asked for all that is shown of it. */
export class FinishedGame {
  readonly #fetch: () => Promise<number>;
  #record: Promise<number> | undefined;

  /** `fetch`: opens the record in the Worker; tried again only if it fails. */
  constructor(fetch: () => Promise<number>) {
    this.#fetch = fetch;
  }

  static of(text: string): FinishedGame {
    return new FinishedGame(() => tableWorker().openRecord(text));
  }

  /** Without a check. */
  async read(): Promise<GameRecord> {
    return tableWorker().read(await this.#opened());
  }

  /** `heads`: which its chain must have had. */
  async verify(heads: readonly Hex[] = []): Promise<Verified> {
    return tableWorker().verify(await this.#opened(), heads, keptFiles());
  }

  /** Of a game that verifies. */
  async frames(viewer: Viewer): Promise<readonly Frame[]> {
    return tableWorker().frames(await this.#opened(), viewer, keptFiles());
  }

  async text(): Promise<string> {
    return tableWorker().recordText(await this.#opened());
  }

  close(): void {
    void this.#record?.then((record) => tableWorker().closeRecord(record)).catch(() => undefined);
  }

  #opened(): Promise<number> {
    this.#record ??= this.#fetch().catch((error: unknown) => {
      this.#record = undefined;
      throw error;
    });
    return this.#record;
  }
}

/** The last one that was looked at: its result and its replay are two pages. */
let latest: { readonly path: string; readonly game: FinishedGame } | undefined;

function finishedAt(path: string, fetch: () => Promise<number>): FinishedGame {
  if (latest?.path !== path) {
    latest?.game.close();
    latest = { path, game: new FinishedGame(fetch) };
  }
  return latest.game;
}

/** A game that was played at a table of the server. */
export function finishedOnline(room: string): FinishedGame {
  return finishedAt(`/t/${room}`, async () => tableWorker().openRecord(await api.record(room)));
}

/** Whether a table of this browser, which is open in the Worker, has been played to its end. */
export async function hasResult(table: string): Promise<boolean> {
  const record = await tableWorker().openTableRecord(table);
  const { result } = await tableWorker().read(record);
  await tableWorker().closeRecord(record);
  return result !== null;
}

/** A game that was played at a table of this browser, which is open in the Worker. */
export function finishedHere(table: string): FinishedGame {
  return finishedAt(`/here/${table}`, () => tableWorker().openTableRecord(table));
}
