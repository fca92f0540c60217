import { isLoopback } from '@coven/protocol/loopback';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/**
 * Whether a request comes from this machine itself. A proxy on this machine may not identify itself, so requests with any forwarding
 * header are excluded. The host name must be local, too: with DNS rebinding, another site's page in a local browser could reach us.
 */
export function isLocalRequest({ headers, socket, hostname }: FastifyRequest, { trustProxy }: Settings): boolean {
  const isForwarded = trustProxy || FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && isLoopback(hostname);
}
