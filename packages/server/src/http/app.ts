import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Me } from '@coven/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Environment } from '../environment.ts';
import type { HeadSigner } from '../head-signer.ts';
import type { Metrics } from '../metrics.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Settings } from '../settings.ts';
import { type GuestId, NotStored, type Store } from '../store/store.ts';
import type { AddressTags } from './address-tags.ts';
import { devicesArea } from './areas/devices.ts';
import { hostArea } from './areas/host.ts';
import { meArea } from './areas/me.ts';
import { tablesArea } from './areas/tables.ts';
import { Buckets, rateLimitKey, SharedBuckets } from './buckets.ts';
import { addClient } from './client-files.ts';
import type { Devices } from './devices.ts';
import type { Guests } from './guests.ts';
import { type HostNames, unknownNameText } from './host-names.ts';
import { isOwnOrigin } from './origin.ts';
import { ownPage } from './own-page.ts';
import { Refused } from './refused.ts';
import { securityHeaders } from './security-headers.ts';
import { Visitors } from './visitors.ts';
import { requestWeight } from './weights.ts';

const MAX_BODY_BYTES = 400_000;

export interface AppParts {
  readonly settings: Settings;
  readonly environment: Environment;
  readonly store: Store;
  readonly rooms: Rooms;
  readonly guests: Guests;
  readonly devices: Devices;
  readonly names: HostNames;
  readonly addresses: AddressTags;
  readonly signer: HeadSigner;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Whether the store can currently write. */
  readonly isStoring: () => boolean;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
}

/** What the areas of the API share. */
export interface ApiParts extends AppParts {
  readonly visitors: Visitors;
  readonly ownPage: (guest: GuestId) => Promise<Me>;
}

/** The HTTP server: the client's files, the API, health and metrics. */
export async function newApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, log, store, guests, devices, names } = parts;
  const options = {
    bodyLimit: MAX_BODY_BYTES,
    // Trust one proxy only: clients can forge the entries before its own.
    trustProxy: settings.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    logger: false,
    requestTimeout: 30_000,
    exposeHeadRoutes: true,
    forceCloseConnections: true,
    // An invalid URL: hooks do not run for such a request.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => {
      reply
        .headers(securityHeaders(request.protocol === 'https'))
        .code(400)
        .send({ error: { reason: 'bad-message' } });
    },
  };
  // Ignore offers to upgrade to any other protocol.
  const upgrades = { shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket' };
  const tls = settings.cert === '' ? undefined : { cert: readFileSync(settings.cert), key: readFileSync(settings.key), ...upgrades };
  const app: FastifyInstance = tls
    ? (Fastify({ ...options, https: tls }) as unknown as FastifyInstance)
    : Fastify({ ...options, http: upgrades });

  // Accept only JSON bodies: a form on another site cannot send those without a preflight request.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));

  const reads = new SharedBuckets(settings.requestsPerSecond, settings.requestsPerSecond * 10);
  // Generous, because a first visit caches the whole client and a household shares one address.
  const files = new Buckets(settings.requestsPerSecond * 20, settings.requestsPerSecond * 200);
  const writes = new SharedBuckets(settings.requestsPerSecond / 10, settings.requestsPerSecond);

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(request.protocol === 'https'));
    const address = rateLimitKey(request.ip);
    const isWrite = request.method !== 'GET' && request.method !== 'HEAD';
    // That of the route, because the URL can be written in many ways.
    const { cost } = request.routeOptions.config;
    const now = performance.now();
    const isAllowed =
      isWrite || cost !== undefined
        ? (isWrite ? writes : reads).take(
            guests.read(request.headers.cookie)?.guest,
            address,
            now,
            requestWeight(request.method, cost ?? 1, request.headers),
          )
        : files.take(address, now);
    if (!isAllowed) throw new Refused(429, 'too-fast');
    const unknown = names.unknown(request.headers);
    if (unknown !== undefined) return reply.code(421).type('text/plain; charset=utf-8').send(unknownNameText(unknown));
    if (isWrite && !isOwnOrigin(request.headers, names.addressed(request.headers), settings.origins))
      throw new Refused(403, 'wrong-origin');
    if (cost !== undefined) reply.header('cache-control', 'no-store');
    return undefined;
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) return reply.code(error.statusCode).send(error.body);
    // The outage has already been reported to the host.
    if (error instanceof NotStored) return reply.code(503).send({ error: { reason: 'unavailable' } });
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode === 413) return reply.code(413).send({ error: { reason: 'too-large' } });
    if (statusCode < 500) return reply.code(statusCode).send({ error: { reason: 'bad-message' } });
    log.error({ method: request.method, route: request.routeOptions.url ?? null, error: String(error) }, 'a request failed');
    return reply.code(500).send({ error: { reason: 'unavailable' } });
  });

  const api: ApiParts = {
    ...parts,
    visitors: new Visitors({ guests, devices }),
    ownPage: (guest) => ownPage(store, parts.environment.now(), guest),
  };
  for (const area of [meArea, devicesArea, tablesArea, hostArea]) await app.register(area, api);
  await addClient(app, settings.client);
  return app;
}
