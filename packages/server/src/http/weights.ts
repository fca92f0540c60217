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

/** Bytes of a body that weigh as much as an ordinary request: files are checked and stored. */
const BYTES_PER_WEIGHT = 10_000;
/** A body whose length is not announced. */
const UNKNOWN_LENGTH = 400_000;

/** What a request takes from the limits: the cost of its route, and more for a large body. */
export function requestWeight(method: string, cost: number, headers: { readonly [name: string]: unknown }): number {
  if (method === 'GET' || method === 'HEAD') return cost;
  const isUnknown = headers['transfer-encoding'] !== undefined;
  const length = isUnknown ? UNKNOWN_LENGTH : Number(headers['content-length'] ?? 0);
  return cost + Math.floor(length / BYTES_PER_WEIGHT);
}
