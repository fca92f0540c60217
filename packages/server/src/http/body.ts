import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refused } from './refused.ts';

/** The body of a request, if it fits the schema. */
export function bodyOf<Schema extends v.GenericSchema>(schema: Schema, { body }: FastifyRequest): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (!read.success) throw new Refused(400, 'bad-message');
  return read.output;
}
