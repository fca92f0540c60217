import { API, type ApiAnswer, type ApiBody, type ApiRequest } from '@coven/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOf } from './body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a request takes from the limits of its guest and address: 1 for an ordinary one; files of the client have none. */
    readonly cost?: number;
  }
}

/** A request that fits its schema, and the answer to it. */
export interface Call<Request extends ApiRequest> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: ApiBody<Request>;
}

/** Serves one request of the API. A handler that sends its answer itself returns the reply. */
export function serve<Request extends ApiRequest>(
  app: FastifyInstance,
  name: Request,
  { cost = 1 }: { readonly cost?: number },
  handle: (call: Call<Request>) => Promise<ApiAnswer<Request> | FastifyReply>,
): void {
  const [method = '', url = ''] = name.split(' ');
  const schema = API[name].body;
  app.route({
    method,
    url,
    config: { cost },
    handler: (request, reply) => {
      const body = (schema === null ? undefined : bodyOf(schema, request)) as ApiBody<Request>;
      return handle({ request, reply, body });
    },
  });
}
