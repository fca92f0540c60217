import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { Fault } from '@coven/core';
import { readSettings, SETTINGS, type Settings, startServer } from '@coven/server';
import type { Flag } from '../arguments.ts';
import { buildClient, isClientStale } from '../client-build.ts';
import { type Context, command, EXIT } from '../command.ts';
import { Usage } from '../usage.ts';

/** How the help names a value. */
const VALUES = { text: 'TEXT', number: 'N', list: 'A,B' } as const;

/** One flag for each of the server's settings. */
export const SETTING_FLAGS: Readonly<Record<string, Flag>> = Object.fromEntries(
  SETTINGS.map(({ flag, env, kind }): [string, Flag] => [
    flag,
    kind === 'switch' ? { kind, env } : { kind: 'text', value: VALUES[kind], env },
  ]),
);

export const serve = command({
  flags: SETTING_FLAGS,
  operands: [],
  async run(context, { flags }) {
    const settings = settingsFrom(flags);
    if (isDefaultClient(settings) && isClientStale()) {
      context.note(context.say('serve.building'));
      await buildClient();
    }
    const server = await start(settings);
    tellAddresses(context, settings, server.address);
    await interrupted();
    context.note(context.say('serve.closing'));
    await server.close();
    return EXIT.fine;
  },
});

/** The server's settings from flags, else from the environment. */
export function settingsFrom(flags: Readonly<Record<string, unknown>>): Settings {
  const given: Record<string, string> = {};
  for (const { flag, name } of SETTINGS) {
    const value = flags[flag];
    if (typeof value === 'string') given[name] = value;
    else if (value === true) given[name] = 'true';
  }
  try {
    return readSettings(given, process.env);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    throw new Usage('bad-setting', { setting: String(error.args.setting), value: String(error.args.value ?? '') });
  }
}

function isDefaultClient({ client }: Settings): boolean {
  return client === readSettings().client;
}

async function start(settings: Settings): ReturnType<typeof startServer> {
  try {
    return await startServer(settings);
  } catch (error) {
    const { code, path, syscall } = error as NodeJS.ErrnoException;
    const file = join(settings.data, 'coven.db');
    if (error instanceof Fault && error.code === 'newer-database') throw new Usage('newer-database', { file });
    if (syscall === 'mkdir') throw new Usage('bad-data', { directory: settings.data, why: code ?? '' });
    if (code === 'ERR_SQLITE_ERROR') throw databaseMistake(error as SqliteError, file);
    if (code?.startsWith('ERR_OSSL')) throw new Usage('bad-certificate', { cert: settings.cert, key: settings.key });
    if (code === 'EADDRINUSE') throw new Usage('port-taken', { port: settings.port });
    if (code === 'EACCES' && path === undefined) throw new Usage('port-forbidden', { port: settings.port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new Usage('no-such-host', { host: settings.host });
    if (path !== undefined) throw new Usage('file-unreadable', { file: path, why: code ?? '' });
    throw error;
  }
}

interface SqliteError extends Error {
  /** SQLite's own result code. */
  readonly errcode: number;
}

function databaseMistake({ errcode, message }: SqliteError, file: string): Usage {
  const CORRUPT = 11;
  const NOT_A_DATABASE = 26;
  if (errcode === CORRUPT || errcode === NOT_A_DATABASE) return new Usage('bad-database', { file });
  return new Usage('file-not-written', { file, why: message });
}

/** Where to point a browser, on this machine and, if it listens for others, from the same network. */
function tellAddresses({ say, out }: Context, { host }: Settings, address: string): void {
  out(say('serve.open', { address }));
  if (host !== '0.0.0.0' && host !== '::') return;
  const { protocol, port } = new URL(address);
  for (const one of Object.values(networkInterfaces()).flat()) {
    if (one && one.family === 'IPv4' && !one.internal) out(say('serve.lan', { address: `${protocol}//${one.address}:${port}` }));
  }
}

/** Until Ctrl-C, or until whoever started us wants us to end; a second Ctrl-C does not wait. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.removeAllListeners(signal);
      process.once(signal, () => {
        process.once(signal, () => process.exit(EXIT.interrupted));
        resolve();
      });
    }
  });
}
