import type {
  ApiReason,
  ApiRefusal,
  CreatedTable,
  CreateTable,
  DeviceList,
  Lobby,
  Me,
  Privacy,
  Reach,
  RoomId,
  ServerKey,
  TransferLink,
} from '@coven/protocol';
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

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await reach(path, body === undefined ? {} : postOf(body));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as Answer;
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
  me: () => ask<Me>('/api/me'),
  async setName(name: string): Promise<Me> {
    if (name === '') throw new ApiProblem('bad-name');
    return ask<Me>('/api/me', { name });
  },
  createTransferLink: () => ask<TransferLink>('/api/me/link', {}),
  redeemCode: (code: string) => ask<Me>('/api/me/redeem', { code }),
  devices: () => ask<DeviceList>('/api/me/devices'),
  /** One device, or `others`, or `all`. */
  logOut: (device: string) => ask<DeviceList>('/api/me/log-out', { device }),
  forget: () => ask<object>('/api/me/forget', {}),
  privacy: () => ask<Privacy>('/api/privacy'),
  lobby: () => ask<Lobby>('/api/lobby'),
  key: () => ask<ServerKey>('/api/key'),
  reach: () => ask<Reach>('/api/reach'),
  createTable: (table: CreateTable) => ask<CreatedTable>('/api/tables', table),
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
