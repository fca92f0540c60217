import { timingSafeEqual } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SEAT_CODE_SECONDS } from '@coven/room';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkAddresses } from '../../network.ts';
import { WAITING_SHARE } from '../../rooms/rooms.ts';
import type { Settings } from '../../settings.ts';
import type { ApiParts } from '../app.ts';
import { COOKIE_SECONDS } from '../guests.ts';
import { isLocalRequest } from '../local-request.ts';
import { Refused } from '../refused.ts';
import { serve } from '../route.ts';
import { CODE_SECONDS } from './devices.ts';

/** How long the store may take to answer while a node counts as ready, in milliseconds. */
const READY_WITHIN = 2000;

/** The server itself: how it is, and what it says about itself. */
export async function hostArea(
  app: FastifyInstance,
  { settings, rooms, store, signer, metrics, isStoring, isDraining }: ApiParts,
): Promise<void> {
  app.get('/healthz', { config: { cost: 1 } }, async (_, reply) => {
    await store.tables.count();
    const ok = isStoring();
    if (!ok) reply.code(503);
    return { ok };
  });

  // A load balancer sends newcomers only to nodes that are ready.
  app.get('/readyz', { config: { cost: 1 } }, async (_, reply) => {
    const isReachable = () => Promise.race([store.tables.count().then(() => true), pause(READY_WITHIN, false)]);
    const ok = !isDraining() && isStoring() && (await isReachable());
    if (!ok) reply.code(503);
    return { ok };
  });

  app.get('/metrics', { config: { cost: 5 } }, async (request, reply) => {
    if (!mayReadMetrics(request, settings)) throw new Refused(404, 'not-found');
    metrics.rooms.set(rooms.size);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  serve(app, 'GET /api/key', {}, async () => ({ key: signer.publicKey }));

  serve(app, 'GET /api/reach', {}, async ({ request }) => {
    const { protocol, socket } = request;
    const [origin] = isLocalRequest(request, settings)
      ? networkAddresses(settings.host, `${protocol}://localhost:${socket.localPort}`)
      : [];
    return { origin: origin ?? null };
  });

  serve(app, 'GET /api/privacy', {}, async () => {
    const { keepDays, keepFinishedDays } = settings;
    return {
      keepDays,
      keepFinishedDays,
      keepWaitingDays: Math.ceil(keepDays * WAITING_SHARE),
      cookieDays: COOKIE_SECONDS / 86_400,
      codeMinutes: CODE_SECONDS / 60,
      seatCodeMinutes: SEAT_CODE_SECONDS / 60,
    };
  });
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
