import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '@coven/server';
import { randomId } from '../../../server/src/environment.ts';
import { SqliteStore } from '../../../server/src/store/sqlite/sqlite-store.ts';
import type { Stored } from '../../../server/src/store/store.ts';

/** A finished game as a server stores it: played by four bots, with the requests that people would have sent. */
export interface SampleGame {
  readonly id: string;
  readonly lines: readonly string[];
  readonly snapshot: NonNullable<Stored['snapshot']>;
  readonly record: string;
}

const PATIENCE = 60_000;

/** Lets bots play a game on a real server. */
export async function sampleGame(): Promise<SampleGame> {
  const data = mkdtempSync(join(tmpdir(), 'coven-bench-'));
  const server = await startServer({ port: 0, host: '127.0.0.1', data, logLevel: 'error', botDelay: 0 });
  try {
    const visit = await fetch(`${server.address}/api/me`);
    const headers = { cookie: visit.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'content-type': 'application/json' };
    await fetch(`${server.address}/api/me`, { method: 'POST', headers, body: JSON.stringify({ name: 'Anna' }) });
    const body = JSON.stringify({ game: 'blackmore', chairs: Array(4).fill('random'), isPublic: false });
    const { id } = (await (await fetch(`${server.address}/api/tables`, { method: 'POST', headers, body })).json()) as { id: string };
    const record = await recordOf(`${server.address}/api/tables/${id}/record`, headers);
    await server.close();
    const store = new SqliteStore(data);
    const [lines, stored] = [await store.tables.lines(id), await store.tables.load(id)];
    await store.close();
    if (!stored?.snapshot) throw new Error('the game has no snapshot');
    return { id, lines: withRequests(lines), snapshot: stored.snapshot, record };
  } finally {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  }
}

function withRequests(lines: readonly string[]): readonly string[] {
  const guests = Array.from({ length: 4 }, () => randomId(randomBytes, 20));
  return lines.map((line, at) =>
    at === 0 ? line : JSON.stringify({ request: [guests[at % 4], randomBytes(9).toString('base64url')], ...JSON.parse(line) }),
  );
}

async function recordOf(url: string, headers: Record<string, string>): Promise<string> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(url, { headers });
    if (answer.ok) return answer.text();
    if (performance.now() > until) throw new Error('the game does not end');
    await new Promise((done) => setTimeout(done, 100));
  }
}
