import { type DeviceList, logOut, type Privacy } from '@coven/protocol';
import { SEAT_CODE_SECONDS } from '@coven/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rooms } from '../rooms/rooms.ts';
import { WAITING_SHARE } from '../rooms/rooms.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { bodyOf } from './body.ts';
import { deviceLabel } from './device-label.ts';
import type { Devices } from './devices.ts';
import { COOKIE_SECONDS, type Credential, type Guests } from './guests.ts';
import { Refused } from './refused.ts';

export const CODE_SECONDS = 600;

export interface GuestApiParts {
  readonly settings: Settings;
  readonly rooms: Rooms;
  readonly store: Store;
  readonly guests: Guests;
  readonly devices: Devices;
}

/** Who sends requests, and the cookies that say so. */
export class Visitors {
  readonly #guests: Guests;
  readonly #devices: Devices;

  constructor({ guests, devices }: Pick<GuestApiParts, 'guests' | 'devices'>) {
    this.#guests = guests;
    this.#devices = devices;
  }

  /** The guest in a request's cookie, if there is one; refuses a browser that was logged out, once: it then has no cookie any more. */
  async known(request: FastifyRequest, reply: FastifyReply): Promise<Credential | undefined> {
    const credential = this.#guests.read(request.headers.cookie);
    if (!credential || (await this.#devices.isOpen(credential))) return credential;
    this.clearCookie(request, reply);
    throw new Refused(401, 'logged-out');
  }

  async required(request: FastifyRequest, reply: FastifyReply): Promise<Credential> {
    const credential = await this.known(request, reply);
    if (!credential) throw new Refused(401, 'no-guest');
    return credential;
  }

  /** Notes a visit, and makes the browser a device of its guest if it is not one yet. */
  async visit(request: FastifyRequest, reply: FastifyReply, credential: Credential): Promise<Credential> {
    const visited = await this.#devices.visit(credential, labelOf(request));
    this.setCookie(request, reply, visited);
    return visited;
  }

  setCookie(request: FastifyRequest, reply: FastifyReply, credential: Credential): void {
    reply.header('set-cookie', this.#guests.cookie(credential, request.protocol === 'https'));
  }

  clearCookie(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', this.#guests.noCookie(request.protocol === 'https'));
  }
}

export function labelOf({ headers }: FastifyRequest): string {
  return deviceLabel(headers['user-agent']);
}

/** A guest's devices, and what the server keeps about guests. */
export function addGuestApi(app: FastifyInstance, visitors: Visitors, { settings, rooms, store, devices }: GuestApiParts): void {
  const listFor = async ({ guest, device }: Credential): Promise<DeviceList> => ({
    devices: (await devices.list(guest)).map(({ id, label, created, seen }) => ({ id, label, created, seen, isThis: id === device })),
  });

  app.get('/api/me/devices', async (request, reply): Promise<DeviceList> => {
    const credential = await visitors.required(request, reply);
    const isNamed = (await store.people.name(credential.guest)) !== undefined;
    return listFor(isNamed ? await visitors.visit(request, reply, credential) : credential);
  });

  app.post('/api/me/log-out', async (request, reply): Promise<DeviceList> => {
    const { device } = bodyOf(logOut, request);
    const before = await visitors.required(request, reply);
    const credential = await visitors.visit(request, reply, before);
    const isOwn = device === credential.device;
    if (device === 'all') await devices.logOutOthers(credential.guest, undefined);
    else if (device === 'others') await devices.logOutOthers(credential.guest, credential.device);
    else if (!(await devices.logOut(credential.guest, device))) throw new Refused(404, 'no-such-device');
    if (device === 'all' || isOwn) visitors.clearCookie(request, reply);
    return device === 'all' || isOwn ? { devices: [] } : listFor(credential);
  });

  app.post('/api/me/forget', async (request, reply): Promise<object> => {
    const { guest } = await visitors.required(request, reply);
    await devices.logOutOthers(guest, undefined);
    await store.people.forgetGuest(guest);
    await rooms.forgetGuest(guest);
    visitors.clearCookie(request, reply);
    return {};
  });

  app.get('/api/privacy', async (): Promise<Privacy> => {
    const { keepDays } = settings;
    return {
      keepDays,
      keepWaitingDays: Math.ceil(keepDays * WAITING_SHARE),
      cookieDays: COOKIE_SECONDS / 86_400,
      codeMinutes: CODE_SECONDS / 60,
      seatCodeMinutes: SEAT_CODE_SECONDS / 60,
    };
  });
}
