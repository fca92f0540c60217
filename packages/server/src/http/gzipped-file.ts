import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PACKABLE = /^(text\/|image\/svg|application\/(javascript|manifest))/;

/**
 * Packs a file of the client on its way. That happens to visitors without Brotli, which browsers speak over HTTPS only, where no packed
 * file lies beside it: the installed package would be a third larger with those.
 */
export function gzipFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload: unknown) => void,
): void {
  const isPackable = payload instanceof Readable && PACKABLE.test(String(reply.getHeader('content-type')));
  const isWhole = method === 'GET' && reply.statusCode === 200 && !reply.hasHeader('content-encoding');
  if (!isPackable || !isWhole || !/\bgzip\b(?!;q=0)/.test(String(headers['accept-encoding']))) {
    done(null, payload);
    return;
  }
  reply.header('content-encoding', 'gzip').removeHeader('content-length').removeHeader('accept-ranges');
  // A visitor who goes away ends both.
  done(
    null,
    pipeline(payload, createGzip(), () => {}),
  );
}
