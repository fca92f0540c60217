import { X509Certificate } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseIn, type RunningServer, readSettings, type Settings, startServer, storePlace } from '@coven/server';
import { buildClient, isClientStale } from '../client-build.ts';
import { type Context, command, EXIT } from '../command.ts';
import { hostProblem, notWritable } from '../host-problem.ts';
import { LiveLine } from '../live-line.ts';
import { openFiles } from '../open-files.ts';
import { settingFlags, settingsFrom } from '../settings.ts';
import { shutdownRequested } from '../shutdown.ts';
import { UsageError } from '../usage.ts';

export const serve = command({
  flags: settingFlags(),
  operands: [],
  async run(context, { flags }) {
    const settings = settingsFrom(flags);
    if (isDefaultClient(settings) && isClientStale()) await buildWithProgress(context);
    // While the server runs, messages go to standard output: standard error is only for the log.
    const { out, say } = context;
    const data = storePlace(settings);
    const onOutage = (why: string | null) => out(why === null ? say('serve.outage-over') : say('serve.outage', { data, why }));
    const server = await startServer(withinOpenFiles(context, settings), {}, onOutage).catch((error: unknown) => {
      throw startProblem(error, settings);
    });
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

function isDefaultClient({ client }: Settings): boolean {
  return client === readSettings().client;
}

/** What tells a host why the server does not start; an error of ours as it is. */
function startProblem(error: unknown, settings: Settings): unknown {
  const known = hostProblem(error, settings);
  if (known instanceof UsageError) return known;
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const { data, cert, key, host, port } = settings;
  if (syscall === 'mkdir') return new UsageError('bad-data', { directory: data, why: code });
  if (path === databaseIn(data)) return notWritable(path, code);
  if (code === 'EISDIR' || code.startsWith('ERR_OSSL')) return new UsageError('bad-certificate', { cert, key });
  if (code === 'EADDRINUSE') return new UsageError('port-taken', { port });
  if (code === 'EACCES' && path === undefined) return new UsageError('port-forbidden', { port });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new UsageError('no-such-host', { host });
  return path === undefined ? error : new UsageError('file-unreadable', { file: path, why: code });
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
