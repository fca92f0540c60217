import { type BodyOf, FIELDS, schemasOf } from '@coven/protocol';
import * as v from 'valibot';
import { REQUESTS, type RequestType } from './requests/index.ts';

type Requests = { readonly [Type in RequestType]: { readonly type: Type; readonly id: string } & BodyOf<(typeof REQUESTS)[Type]['body']> };

/** A message that is answered under its id. */
export type RequestMessage = Requests[RequestType];

/** A message from a client, about the one table its connection has entered. */
export type ClientMessage =
  | RequestMessage
  /**
   * The first message. `cursor`: the last update this browser has; without it, the client gets everything that is still visible.
   * `protocol`: the version that the client speaks; without it, the oldest.
   */
  | { readonly type: 'enter'; readonly room: string; readonly cursor?: number | undefined; readonly protocol?: number | undefined }
  /** Asks for a `pong`, to find out whether the connection still holds. */
  | { readonly type: 'ping' };

const requests = Object.entries(REQUESTS).map(([type, { body }]) =>
  v.strictObject({ type: v.literal(type), id: FIELDS['request-id'], ...schemasOf(body) }),
);

/** The only form of messages that a server reads. */
export const clientMessage = v.variant('type', [
  ...requests,
  v.strictObject({ type: v.literal('enter'), room: FIELDS.table, cursor: v.optional(FIELDS.cursor), protocol: v.optional(FIELDS.version) }),
  v.strictObject({ type: v.literal('ping') }),
]) as v.GenericSchema<unknown, ClientMessage>;
