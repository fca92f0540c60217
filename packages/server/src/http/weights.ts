import { type ClientMessage, REQUESTS } from '@coven/room';

/** The limits of an address, as a multiple of those of one guest: a school or a café has one address. */
export const ADDRESS_MULTIPLE = 8;

/** What the messages take that are no requests to a table: 1 for an ordinary move. */
const ENTER_WEIGHT = 8;
const PING_WEIGHT = 1;
/** Entering without a cursor: the whole history is sent. */
const ENTER_FROM_START_WEIGHT = 12;

/** What a message takes from the limits of its guest and address. */
export function messageWeight(message: ClientMessage): number {
  if (message.type === 'ping') return PING_WEIGHT;
  if (message.type === 'enter') return message.cursor === undefined ? ENTER_FROM_START_WEIGHT : ENTER_WEIGHT;
  return REQUESTS[message.type].weight;
}

const REQUEST_WEIGHTS: Readonly<Record<string, number>> = {
  'GET /api/me': 2,
  'GET /api/lobby': 3,
  'GET /api/tables/:id/record': 10,
  'GET /metrics': 5,
  'POST /api/tables': 2,
};

/** Bytes of a body that weigh as much as an ordinary request: files are checked and stored. */
const BYTES_PER_WEIGHT = 10_000;
/** A body whose length is not announced. */
const UNKNOWN_LENGTH = 400_000;

/** What a request takes from the limits: 1 for an ordinary one. `route`: the pattern, not the URL. */
export function requestWeight(method: string, route: string, headers: { readonly [name: string]: unknown }): number {
  const weight = REQUEST_WEIGHTS[`${method === 'HEAD' ? 'GET' : method} ${route}`] ?? 1;
  if (method === 'GET' || method === 'HEAD') return weight;
  const isUnknown = headers['transfer-encoding'] !== undefined;
  const length = isUnknown ? UNKNOWN_LENGTH : Number(headers['content-length'] ?? 0);
  return weight + Math.floor(length / BYTES_PER_WEIGHT);
}
