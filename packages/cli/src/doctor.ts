import { createPrivateKey, X509Certificate } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { databaseIn, PostgresReader, type Settings, SqliteReader, storePlace, type TableReader } from '@coven/server';
import { isSoundDatabase } from './database-check.ts';
import { hostProblem } from './host-problem.ts';
import { UsageError } from './usage.ts';

/** One thing that was looked at, or that only has to be known; `what` names it. */
export type Finding =
  | {
      readonly id: 'data' | 'space' | 'database' | 'shared' | 'notices' | 'port' | 'certificate' | 'clock' | 'client';
      readonly isFine: boolean;
      readonly what: string;
    }
  | { readonly id: 'unfinished' | 'finished'; readonly isFine: true; readonly what: string };

/** Less free space than this and the host should know, in bytes. */
const MIN_SPACE = 200_000_000;
/** A file that is this much younger than now, in milliseconds, shows that the clock is behind. */
const MAX_AHEAD = 60_000;

/** Everything a server with these settings needs, looked at without changing anything. */
export async function findings(settings: Settings, explain: (problem: UsageError) => string): Promise<readonly Finding[]> {
  const { data, database, host, port, cert, key, client, keepDays, keepFinishedDays } = settings;
  const certificate = cert === '' ? [] : [{ id: 'certificate', isFine: isCertificate(cert, key), what: cert } as const];
  return [
    ...(database === '' ? await inDirectory(data) : await inShared(settings, explain)),
    { id: 'unfinished', isFine: true, what: String(keepDays) },
    { id: 'finished', isFine: true, what: String(keepFinishedDays) },
    { id: 'port', isFine: await isFree(host, port), what: String(port) },
    ...certificate,
    { id: 'clock', isFine: !isBehind(databaseIn(data)), what: new Date().toISOString() },
    { id: 'client', isFine: existsSync(join(client, 'index.html')), what: client },
  ];
}

/** A database of the server's own. */
async function inDirectory(data: string): Promise<readonly Finding[]> {
  const file = databaseIn(data);
  const place = nearestDirectory(resolve(data));
  const mayWrite = isAllowed(place, constants.R_OK | constants.W_OK | constants.X_OK);
  const { bavail, bsize } = statfsSync(place);
  const isSound = isSoundDatabase(file);
  const database = existsSync(file) ? [{ id: 'database', isFine: isSound, what: file } as const] : [];
  return [
    { id: 'data', isFine: mayWrite, what: data },
    { id: 'space', isFine: bavail * bsize >= MIN_SPACE, what: `${Math.floor((bavail * bsize) / 1_000_000)} MB` },
    ...database,
    ...(isSound ? [await noticesIn(new SqliteReader(data))] : []),
  ];
}

/** A PostgreSQL database that several servers share. */
async function inShared(settings: Settings, explain: (problem: UsageError) => string): Promise<readonly Finding[]> {
  const reader = new PostgresReader(settings.database);
  try {
    await reader.reach();
  } catch (error) {
    await reader.close();
    const problem = hostProblem(error, settings);
    if (!(problem instanceof UsageError)) throw error;
    return [{ id: 'shared', isFine: false, what: explain(problem) }];
  }
  return [{ id: 'shared', isFine: true, what: storePlace(settings) }, await noticesIn(reader)];
}

/** Whether all that people were to be told could be told. */
async function noticesIn(reader: TableReader): Promise<Finding> {
  try {
    const count = await reader.givenUpNotices();
    return { id: 'notices', isFine: count === 0, what: String(count) };
  } finally {
    await reader.close();
  }
}

/** The directory itself, or the one in which it would be made. */
function nearestDirectory(directory: string): string {
  return existsSync(directory) ? directory : nearestDirectory(dirname(directory));
}

function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((answer) => {
    const server = createServer().once('error', () => answer(false));
    server.listen(port, host, () => server.close(() => answer(true)));
  });
}

/** Valid today, with its own key. */
function isCertificate(cert: string, key: string): boolean {
  try {
    const certificate = new X509Certificate(readFileSync(cert));
    const [from, to] = [certificate.validFrom, certificate.validTo].map((date) => Date.parse(date)) as [number, number];
    const now = Date.now();
    return from <= now && now < to && certificate.checkPrivateKey(createPrivateKey(readFileSync(key)));
  } catch {
    return false;
  }
}

/** Whether the database was written later than now. */
function isBehind(file: string): boolean {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && stat.mtimeMs > Date.now() + MAX_AHEAD;
}
