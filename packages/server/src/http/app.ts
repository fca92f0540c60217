import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { NotStored } from '../store/store.ts';
import { type ApiParts, addApi } from './api.ts';
import { Buckets, rateLimitKey, SharedBuckets } from './buckets.ts';
import { addClient } from './client-files.ts';
import { type HostNames, unknownNameText } from './host-names.ts';
import { isLocalRequest } from './local-request.ts';
import { isOwnOrigin } from './origin.ts';
import { Refused } from './refused.ts';
import { securityHeaders } from './security-headers.ts';
import { requestWeight } from './weights.ts';

const MAX_BODY_BYTES = 400_000;
/** How long the store may take to answer while a node counts as ready, in milliseconds. */
const READY_WITHIN = 2000;

export interface AppParts extends ApiParts {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly names: HostNames;
  /** Whether the store can currently write. */
  readonly isStoring: () => boolean;
  /** Whether the server is about to stop. */
  readonly isDraining: () => boolean;
}

/** The HTTP server: the client's files, the API, health and metrics. */
export async function newApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, metrics, log, environment, guests, names } = parts;
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
    // Check the route rather than the URL, which can be written in many ways.
    const route = request.routeOptions.url ?? '';
    const isApi = ['/api/', '/healthz', '/readyz', '/metrics'].some((path) => route.startsWith(path));
    const now = performance.now();
    const isAllowed =
      isWrite || isApi
        ? (isWrite ? writes : reads).take(
            guests.read(request.headers.cookie)?.guest,
            address,
            now,
            requestWeight(request.method, route, request.headers),
          )
        : files.take(address, now);
    if (!isAllowed) throw new Refused(429, 'too-fast');
    const unknown = names.unknown(request.headers);
    if (unknown !== undefined) return reply.code(421).type('text/plain; charset=utf-8').send(unknownNameText(unknown));
    if (isWrite && !isOwnOrigin(request.headers, names.addressed(request.headers), settings.origins))
      throw new Refused(403, 'wrong-origin');
    if (route.startsWith('/api/')) reply.header('cache-control', 'no-store');
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

  app.get('/healthz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    await parts.store.tables.count();
    const ok = parts.isStoring();
    if (!ok) reply.code(503);
    return { ok };
  });

  // A load balancer sends newcomers only to nodes that are ready.
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const isReachable = () => Promise.race([parts.store.tables.count().then(() => true), pause(READY_WITHIN, false)]);
    const ok = !parts.isDraining() && parts.isStoring() && (await isReachable());
    if (!ok) reply.code(503);
    return { ok };
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new Refused(404, 'not-found');
    metrics.rooms.set(parts.rooms.size);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  addApi(app, { ...parts, environment });
  await addClient(app, settings.client);
  return app;
}

/** Allowed from this machine or with the token. */
function mayReadMetrics(request: FastifyRequest, settings: Settings): boolean {
  const { metricsToken: token } = settings;
  if (token !== '') {
    const given = Buffer.from(request.headers.authorization ?? '');
    const wanted = Buffer.from(`Bearer ${token}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  }
  return isLocalRequest(request, settings);
}
