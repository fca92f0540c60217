import { API, type ApiAnswer, type ApiBody, type ApiRequest } from '@coven/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refused } from './refused.ts';

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
      const read = schema === null ? undefined : v.safeParse(schema, request.body);
      if (read?.success === false) throw new Refused(400, 'bad-message');
      return handle({ request, reply, body: read?.output as ApiBody<Request> });
    },
  });
}
