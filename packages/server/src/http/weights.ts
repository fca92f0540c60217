import type { ClientMessage } from '@coven/protocol';

/** The limits of an address, as a multiple of those of one guest: a school or a café has one address. */
export const ADDRESS_MULTIPLE = 8;

/** What a message takes from the limits of its guest and address: 1 for an ordinary move, more for what costs more. */
export const MESSAGE_WEIGHTS: Readonly<Record<ClientMessage['type'], number>> = {
  move: 1,
  ping: 1,
  resume: 1,
  unready: 1,
  stand: 1,
  reveal: 1,
  'name-stand-in': 2,
  claim: 2,
  why: 2,
  sit: 2,
  remove: 2,
  mute: 2,
  publish: 2,
  'offer-seat': 2,
  'take-seat': 4,
  ready: 2,
  bot: 2,
  'end-vote': 2,
  chat: 2,
  outlooks: 4,
  hint: 8,
  rematch: 8,
  enter: 8,
};

/** Entering without a cursor: the whole history is sent. */
export const ENTER_FROM_START_WEIGHT = 12;

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
