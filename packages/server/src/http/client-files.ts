import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { gzipFile } from './gzipped-file.ts';
import { Refused } from './refused.ts';

const YEAR = 31_536_000;

/**
 * Serves the built client. Files with a hash in their name never change and are cached for a year; browsers revalidate the others.
 * Paths of the client's own pages get `index.html`, which routes in the browser.
 */
export async function addClient(app: FastifyInstance, client: string): Promise<void> {
  const directory = resolve(client);
  const isBuilt = existsSync(join(directory, 'index.html'));
  if (isBuilt) {
    app.addHook('onSend', gzipFile);
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      index: 'index.html',
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.slice(directory.length).replaceAll('\\', '/').startsWith('/assets/');
        reply.header('cache-control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !path.startsWith('/api/') &&
      path !== '/api' &&
      path !== '/ws' &&
      !/\.[a-z0-9]+$/i.test(path);
    if (!isPage) throw new Refused(404, 'not-found');
    if (!isBuilt) return reply.code(503).type('text/plain; charset=utf-8').send('The client is not built yet: run "npm run build".\n');
    return reply.sendFile('index.html');
  });
}
