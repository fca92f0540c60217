import { BUILD_HEADER, MAX_NAME_CHARACTERS, OLDEST_PROTOCOL, PROTOCOL_HEADER } from '@coven/protocol';
import { plainText } from '@coven/room';
import type { FastifyInstance } from 'fastify';
import type { ApiParts } from '../app.ts';
import { ClientBuild } from '../client-build.ts';
import { Refused } from '../refused.ts';
import { serve } from '../route.ts';

/** Who somebody is, and what is theirs. */
export async function meArea(
  app: FastifyInstance,
  { settings, rooms, store, guests, devices, visitors, ownPage }: ApiParts,
): Promise<void> {
  const build = new ClientBuild(settings.client);

  serve(app, 'GET /api/me', { cost: 2 }, async ({ request, reply }) => {
    const visitor = (await visitors.known(request, reply)) ?? guests.newGuest();
    const answer = await ownPage(visitor.guest);
    // Set again on every visit, to renew the cookie for another year.
    if (answer.name === null && visitor.device === undefined) visitors.setCookie(request, reply, visitor);
    else await visitors.visit(request, reply, visitor);
    reply.header(PROTOCOL_HEADER, OLDEST_PROTOCOL);
    const { id } = build;
    if (id !== undefined) reply.header(BUILD_HEADER, id);
    return answer;
  });

  serve(app, 'POST /api/me', {}, async ({ request, reply, body }) => {
    const visitor = await visitors.required(request, reply);
    const { guest } = visitor;
    const name = plainText(body.name, MAX_NAME_CHARACTERS);
    if (name === '') throw new Refused(400, 'bad-name');
    await store.people.setName(guest, name);
    await visitors.visit(request, reply, visitor);
    return ownPage(guest);
  });

  serve(app, 'POST /api/me/forget', {}, async ({ request, reply }) => {
    const { guest } = await visitors.required(request, reply);
    await devices.logOutOthers(guest, undefined);
    // Their tables are known only until the guest is forgotten.
    for (const one of await store.people.guestsLike(guest)) await rooms.forgetGuest(one);
    await store.people.forgetGuest(guest);
    visitors.clearCookie(request, reply);
    return {};
  });
}
