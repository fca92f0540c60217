import { isLoopback } from '@coven/protocol/loopback';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings.ts';

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** Whether a request comes from this machine itself, and not through a proxy that runs on it: that one need not say what it is. */
export function isFromHere({ headers, socket }: FastifyRequest, { trustProxy }: Settings): boolean {
  return !trustProxy && !FORWARDED.some((name) => headers[name] !== undefined) && isLoopback(socket.remoteAddress ?? '');
}
