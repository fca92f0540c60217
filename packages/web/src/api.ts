import type { ApiAnswer, ApiBody, ApiReason, ApiRefusal, ApiRequest, CreateTable, Me, RoomId } from '@coven/protocol';
import { noteServer, ownBuild, server } from './upgrade.svelte.ts';

/** A request that the server refused, or that did not reach it. */
export class ApiProblem extends Error {
  readonly reason: ApiReason | 'offline';
  readonly args: Readonly<Record<string, string | number>>;

  constructor(reason: ApiReason | 'offline', args: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.reason = reason;
    this.args = args;
  }
}

/** The requests without a parameter. */
type Plain = Exclude<ApiRequest, `${string}:${string}`>;

async function ask<Request extends Plain>(request: Request, body?: ApiBody<Request>): Promise<ApiAnswer<Request>> {
  const [, path = ''] = request.split(' ');
  const response = await reach(path, body === undefined ? {} : postOf(body));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as ApiAnswer<Request>;
  throw problemIn(answer);
}

function postOf(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function problemIn(answer: unknown): ApiProblem {
  const error = (answer as ApiRefusal | null)?.error;
  return new ApiProblem(error?.reason ?? 'unavailable', error?.args);
}

async function reach(path: string, terms: RequestInit): Promise<Response> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...terms });
    noteServer(response.headers, ownBuild());
    return response;
  } catch {
    throw new ApiProblem('offline');
  }
}

export const api = {
  me: () => ask('GET /api/me'),
  async setName(name: string): Promise<Me> {
    if (name === '') throw new ApiProblem('bad-name');
    return ask('POST /api/me', { name });
  },
  createTransferLink: () => ask('POST /api/me/link', {}),
  redeemCode: (code: string) => ask('POST /api/me/redeem', { code }),
  devices: () => ask('GET /api/me/devices'),
  /** One device, or `others`, or `all`. */
  logOut: (device: string) => ask('POST /api/me/log-out', { device }),
  forget: () => ask('POST /api/me/forget', {}),
  privacy: () => ask('GET /api/privacy'),
  lobby: () => ask('GET /api/lobby'),
  key: () => ask('GET /api/key'),
  reach: () => ask('GET /api/reach'),
  createTable: (table: CreateTable) => ask('POST /api/tables', table),
  async record(room: string): Promise<string> {
    // The browser may have it already: then the server only says that it is still the same.
    const response = await reach(`/api/tables/${room}/record`, { cache: 'no-cache' });
    if (!response.ok) throw problemIn(await response.json().catch(() => null));
    return response.text();
  },
};

/** What a socket needs before it is opened: the guest's cookie, and a server that this page can talk to. */
export async function prepareSocket(): Promise<void> {
  await api.me();
  if (server.upgrade === 'incompatible') throw new ApiProblem('unavailable');
}

/** Where the socket of a table is; its name lets a proxy keep the people of a table on one node. */
export function socketAddress(room: RoomId): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws?table=${room}`;
}
