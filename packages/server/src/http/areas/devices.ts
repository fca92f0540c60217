import { createHash } from 'node:crypto';
import type { DeviceList } from '@coven/protocol';
import type { FastifyInstance } from 'fastify';
import { randomId } from '../../environment.ts';
import type { ApiParts } from '../app.ts';
import type { Credential } from '../guests.ts';
import { Refused } from '../refused.ts';
import { serve } from '../route.ts';
import { labelOf } from '../visitors.ts';

/** How long the code of a transfer link is valid. */
export const CODE_SECONDS = 600;

/** The browsers that are one guest: how another one becomes it, and how one no longer is. */
export async function devicesArea(app: FastifyInstance, { store, devices, visitors, environment, ownPage }: ApiParts): Promise<void> {
  const listFor = async ({ guest, device }: Credential): Promise<DeviceList> => ({
    devices: (await devices.list(guest)).map(({ id, label, created, seen }) => ({ id, label, created, seen, isThis: id === device })),
  });

  serve(app, 'POST /api/me/link', {}, async ({ request, reply }) => {
    const { guest } = await visitors.required(request, reply);
    const code = randomId(environment.bytes, 26);
    const now = environment.now();
    await store.people.putCode(hashed(code), guest, now + CODE_SECONDS * 1000, now);
    return { code, expiresIn: CODE_SECONDS };
  });

  serve(app, 'POST /api/me/redeem', {}, async ({ request, reply, body }) => {
    const guest = await store.people.takeCode(hashed(body.code), environment.now());
    if (guest === undefined) throw new Refused(404, 'no-such-code');
    visitors.setCookie(request, reply, await devices.add(guest, labelOf(request)));
    return ownPage(guest);
  });

  serve(app, 'GET /api/me/devices', {}, async ({ request, reply }) => {
    const credential = await visitors.required(request, reply);
    const isNamed = (await store.people.name(credential.guest)) !== undefined;
    return listFor(isNamed ? await visitors.visit(request, reply, credential) : credential);
  });

  serve(app, 'POST /api/me/log-out', {}, async ({ request, reply, body }) => {
    const { device } = body;
    const before = await visitors.required(request, reply);
    const credential = await visitors.visit(request, reply, before);
    const isOwn = device === credential.device;
    if (device === 'all') await devices.logOutOthers(credential.guest, undefined);
    else if (device === 'others') await devices.logOutOthers(credential.guest, credential.device);
    else if (!(await devices.logOut(credential.guest, device))) throw new Refused(404, 'no-such-device');
    if (device === 'all' || isOwn) visitors.clearCookie(request, reply);
    return device === 'all' || isOwn ? { devices: [] } : listFor(credential);
  });
}

/** Only the hash is stored, so that the code cannot be taken from the database. */
function hashed(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
