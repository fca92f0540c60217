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
    return new FinishedGame(() => tableWorker().ask({ type: 'open-record', text }));
  }

  /** Without a check. */
  async read(): Promise<GameRecord> {
    return tableWorker().ask({ type: 'read', record: await this.#opened() });
  }

  /** `heads`: which its chain must have had. */
  async verify(heads: readonly Hex[] = []): Promise<Verified> {
    return tableWorker().ask({ type: 'verify', record: await this.#opened(), heads, files: keptFiles() });
  }

  /** Of a game that verifies. */
  async frames(viewer: Viewer): Promise<readonly Frame[]> {
    return tableWorker().ask({ type: 'frames', record: await this.#opened(), viewer, files: keptFiles() });
  }

  async text(): Promise<string> {
    return tableWorker().ask({ type: 'record-text', record: await this.#opened() });
  }

  close(): void {
    void this.#record?.then((record) => tableWorker().ask({ type: 'close-record', record })).catch(() => undefined);
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
  return finishedAt(`/t/${room}`, async () => tableWorker().ask({ type: 'open-record', text: await api.record(room) }));
}

/** Whether a table of this browser, which is open in the Worker, has been played to its end. */
export async function hasResult(table: string): Promise<boolean> {
  const record = await tableWorker().ask({ type: 'open-table-record', table });
  const { result } = await tableWorker().ask({ type: 'read', record });
  await tableWorker().ask({ type: 'close-record', record });
  return result !== null;
}

/** A game that was played at a table of this browser, which is open in the Worker. */
export function finishedHere(table: string): FinishedGame {
  return finishedAt(`/here/${table}`, () => tableWorker().ask({ type: 'open-table-record', table }));
}
