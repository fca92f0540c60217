import { isLoopback } from '@coven/protocol/loopback';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/**
 * Whether a request comes from this machine itself, and not through a proxy that runs on it: that one need not say what it is.
 * It also calls us by a name of this machine: a page of somebody else's, whose name leads here, is read by a browser that runs here.
 */
export function isFromHere({ headers, socket, hostname }: FastifyRequest, { trustProxy }: Settings): boolean {
  const isForwarded = trustProxy || FORWARDED.some((name) => headers[name] !== undefined);
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && isLoopback(hostname);
}
