import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Environment } from '../../src/environment.ts';
import { type RunningServer, startServer } from '../../src/index.ts';
import type { Settings } from '../../src/settings.ts';

export const TEST_SETTINGS: Partial<Settings> = {
  port: 0,
  host: '127.0.0.1',
  logLevel: (process.env.TEST_LOG ?? 'silent') as 'silent',
  botDelay: 0,
  awaySeconds: 0,
  connectionsPerGuest: 10_000,
  connectionsPerAddress: 10_000,
  messagesPerSecond: 100_000,
  requestsPerSecond: 100_000,
};

export interface TestServer extends RunningServer {
  readonly data: string;
  readonly settings: Partial<Settings>;
  /** The stored log of a table. */
  lines(table: string): Promise<readonly string[]>;
}

export function newDirectory(): string {
  return mkdtempSync(join(tmpdir(), 'coven-test-'));
}

export function removeDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}

/** The stored log of a table. */
export function storedLines(data: string, table: string): readonly string[] {
  const db = new DatabaseSync(join(data, 'coven.db'), { readOnly: true });
  const rows = db.prepare('SELECT body FROM line JOIN room ON number = room WHERE id = ? ORDER BY seq').all(table);
  db.close();
  return rows.map(({ body }) => String(body));
}

/** A real server on a free port with its own database. */
export async function serve(settings: Partial<Settings> = {}, environment: Partial<Environment> = {}): Promise<TestServer> {
  const data = settings.data ?? newDirectory();
  const all = { ...TEST_SETTINGS, ...settings, data };
  // Without a clock of its own a test does not wait until an absence counts.
  const server = await startServer(all, { elapsed: () => 0, ...environment });
  return { ...server, data, settings: all, lines: async (table) => storedLines(data, table) };
}
