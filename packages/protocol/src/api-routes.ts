import * as v from 'valibot';
import {
  type CreatedTable,
  createTable,
  type DeviceList,
  type Lobby,
  logOut,
  type Me,
  type Privacy,
  type Reach,
  redeemCode,
  type ServerKey,
  setName,
  type TransferLink,
} from './api.ts';

/** One request of the HTTP API. */
export interface ApiRoute<Body extends v.GenericSchema | null, Answer> {
  /** What a POST sends; `null` for a GET. */
  readonly body: Body;
  /** What the answer is, and what else the request does: for the documentation. */
  readonly about: string;
  /** Only a type. */
  readonly answer?: Answer;
}

function get<Answer>(about: string): ApiRoute<null, Answer> {
  return { body: null, about };
}

const nothing = v.optional(v.object({}));

/**
 * The HTTP API, in JSON. Every POST needs `content-type: application/json` and must come from our own pages; a refused request is
 * answered with a 4xx status and an `ApiRefusal`.
 */
export const API = {
  'GET /api/me': get<Me>(
    '`Me`; sets the guest’s cookie on the first visit; the headers `coven-protocol` and `coven-build` give the server’s versions',
  ),
  'POST /api/me': { body: setName, about: '`Me`' } as ApiRoute<typeof setName, Me>,
  'POST /api/me/link': {
    body: nothing,
    about: '`TransferLink`: a one-time code with which another browser or a terminal becomes this guest',
  } as ApiRoute<typeof nothing, TransferLink>,
  'POST /api/me/redeem': { body: redeemCode, about: '`Me`; this browser is now that guest' } as ApiRoute<typeof redeemCode, Me>,
  'GET /api/me/devices': get<DeviceList>('`DeviceList`: the browsers that are this guest'),
  'POST /api/me/log-out': {
    body: logOut,
    about: '`DeviceList`; the cookies of those devices no longer count, and their sockets are closed',
  } as ApiRoute<typeof logOut, DeviceList>,
  'POST /api/me/forget': {
    body: nothing,
    about: '`{}`; the guest’s name and devices are removed; at running tables the seat stays, under no name',
  } as ApiRoute<typeof nothing, object>,
  'GET /api/privacy': get<Privacy>('`Privacy`: how long the server keeps what it stores'),
  'POST /api/tables': {
    body: createTable,
    about: '`CreatedTable`; the guest who created it takes the first open chair',
  } as ApiRoute<typeof createTable, CreatedTable>,
  'GET /api/lobby': get<Lobby>('`Lobby`: public tables'),
  'GET /api/tables/:id/record': get<string>('the record as text, once the game is over, with an `etag`; 304 for one that the browser has'),
  'GET /api/key': get<ServerKey>('`ServerKey`: with which records are signed'),
  'GET /api/reach': get<Reach>('`Reach`: the address for others in the network'),
};

export type ApiRequest = keyof typeof API;

/** What a request sends; nothing for a GET. */
export type ApiBody<Request extends ApiRequest> = (typeof API)[Request]['body'] extends v.GenericSchema
  ? v.InferOutput<(typeof API)[Request]['body']>
  : undefined;

export type ApiAnswer<Request extends ApiRequest> = NonNullable<(typeof API)[Request]['answer']>;
