import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@coven/core';
import {
  databaseIn,
  type OnOutage,
  type RunningServer,
  readSettings,
  SETTINGS,
  type Settings,
  startServer,
  storePlace,
} from '@coven/server';
import type { Flag } from '../arguments.ts';
import { buildClient, isClientStale } from '../client-build.ts';
import { type Context, command, EXIT } from '../command.ts';
import { databaseProblem, isBusProblem, isDatabaseProblem, isSqliteError, notWritable } from '../database-problem.ts';
import { LiveLine } from '../live-line.ts';
import { openFiles } from '../open-files.ts';
import { shutdownRequested } from '../shutdown.ts';
import { UsageError } from '../usage.ts';

/** The names of values in the help. */
const VALUES = { text: 'TEXT', number: 'N', list: 'A,B' } as const;

/** One flag for each of the server's settings. */
export const SETTING_FLAGS: Readonly<Record<string, Flag>> = Object.fromEntries(
  SETTINGS.map(({ flag, env, kind, defaultText }): [string, Flag] => {
    if (kind === 'switch') return [flag, { kind, env }];
    // The path of the built client differs from machine to machine; its line in the help says what it is.
    const usual = defaultText === '' || flag === 'client' ? {} : { default: defaultText };
    return [flag, { kind: 'text', value: VALUES[kind], env, ...usual }];
  }),
);

export const serve = command({
  flags: SETTING_FLAGS,
  operands: [],
  async run(context, { flags }) {
    const settings = settingsFrom(flags);
    if (isDefaultClient(settings) && isClientStale()) await buildWithProgress(context);
    // While the server runs, messages go to standard output: standard error is only for the log.
    const { out, say } = context;
    const data = storePlace(settings);
    const server = await start(withinOpenFiles(context, settings), (why) =>
      out(why === null ? say('serve.outage-over') : say('serve.outage', { data, why })),
    );
    // Keep serving if a reader of the output goes away.
    for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error').on('error', () => {});
    // Listen for signals first: a reader of the address may end the process at once.
    const ended = shutdownRequested();
    printAddresses(context, server);
    printWarnings(context, settings);
    await ended;
    out(say('serve.closing'));
    await server.close();
    return EXIT.fine;
  },
});

/** In a terminal the seconds are counted; elsewhere one line says what takes so long. */
async function buildWithProgress({ say, note }: Context): Promise<void> {
  const begun = performance.now();
  const seconds = () => Math.floor((performance.now() - begun) / 1000);
  const line = new LiveLine(() => `${say('serve.building')} ${say('simulate.seconds', { seconds: String(seconds()) })}`);
  if (!line.isShown) note(say('serve.building'));
  const interrupted = () => {
    line.clear();
    note(`coven: ${say('serve.build-stopped')}`);
    process.exit(EXIT.interrupted);
  };
  process.prependListener('SIGINT', interrupted);
  try {
    await buildClient();
  } finally {
    process.off('SIGINT', interrupted);
    line.clear();
  }
}

/** The server's settings from flags and environment variables. */
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
    if (!(error instanceof Problem)) throw error;
    if (error.code === 'bus-without-database') throw new UsageError('bus-without-database', {});
    if (error.code === 'missing-setting') throw new UsageError('missing-setting', { setting: String(error.args.setting) });
    throw new UsageError('bad-setting', { setting: String(error.args.setting), value: String(error.args.value ?? '') });
  }
}

function isDefaultClient({ client }: Settings): boolean {
  return client === readSettings().client;
}

async function start(settings: Settings, onOutage: OnOutage): Promise<RunningServer> {
  try {
    return await startServer(settings, {}, onOutage);
  } catch (error) {
    if (isDatabaseProblem(error) || isBusProblem(error)) throw new UsageError(error.code, error.args);
    const { code, path, syscall } = error as NodeJS.ErrnoException;
    const file = databaseIn(settings.data);
    if (error instanceof Problem && error.code === 'newer-database') throw new UsageError('newer-database', { file });
    if (syscall === 'mkdir') throw new UsageError('bad-data', { directory: settings.data, why: code ?? '' });
    if (isSqliteError(error)) throw databaseProblem(error, file);
    if (path === file) throw notWritable(file, code ?? '');
    if (code === 'EISDIR') throw new UsageError('bad-certificate', { cert: settings.cert, key: settings.key });
    if (code?.startsWith('ERR_OSSL')) throw new UsageError('bad-certificate', { cert: settings.cert, key: settings.key });
    if (code === 'EADDRINUSE') throw new UsageError('port-taken', { port: settings.port });
    if (code === 'EACCES' && path === undefined) throw new UsageError('port-forbidden', { port: settings.port });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new UsageError('no-such-host', { host: settings.host });
    if (path !== undefined) throw new UsageError('file-unreadable', { file: path, why: code ?? '' });
    throw error;
  }
}

/** Limits connections to the number of files the process may open, so that the database can always open its own. */
function withinOpenFiles({ say, out }: Context, settings: Settings): Settings {
  const allowed = openFiles();
  if (!allowed || allowed.connections >= settings.maxConnections) return settings;
  if (allowed.connections < 1000) out(say('serve.few-files', allowed));
  return { ...settings, maxConnections: allowed.connections };
}

/** Prints the URLs for this machine and for others in the network. */
function printAddresses({ say, out }: Context, server: RunningServer): void {
  out(say('serve.open', { address: server.address }));
  for (const address of server.networkAddresses) out(say('serve.lan', { address }));
}

/** Prints warnings about what would keep browsers from working. */
function printWarnings({ say, out }: Context, { client, cert }: Settings): void {
  if (!existsSync(join(client, 'index.html'))) out(say('serve.no-client', { directory: client }));
  if (cert === '') return;
  const { validTo } = new X509Certificate(readFileSync(cert));
  const until = new Date(validTo);
  if (until.getTime() < Date.now()) out(say('serve.certificate-ended', { cert, date: until.toISOString().slice(0, 10) }));
}
