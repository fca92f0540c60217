import { createHash } from 'node:crypto';
import { isUnknownVersion, Problem } from '@coven/core';
import {
  type ApiReason,
  BUILD_HEADER,
  type CreatedTable,
  createTable,
  type Lobby,
  MAX_NAME_CHARACTERS,
  type Me,
  PROTOCOL_HEADER,
  PROTOCOL_VERSION,
  type Reach,
  ROOM_ID,
  type RoomId,
  redeemCode,
  type ServerKey,
  setName,
  type TransferLink,
} from '@coven/protocol';
import { lobbyLines, plainText } from '@coven/room';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Environment, randomId } from '../environment.ts';
import { isFileProblem } from '../files/table-files.ts';
import type { HeadSigner } from '../head-signer.ts';
import { networkAddresses } from '../network.ts';
import type { GuestId } from '../store/store.ts';
import type { AddressTags } from './address-tags.ts';
import { bodyOf } from './body.ts';
import { ClientBuild } from './client-build.ts';
import { addGuestApi, CODE_SECONDS, type GuestApiParts, labelOf, Visitors } from './guest-api.ts';
import { isLocalRequest } from './local-request.ts';
import { Refused } from './refused.ts';

const MAX_LISTED = 100;

export interface ApiParts extends GuestApiParts {
  readonly addresses: AddressTags;
  readonly signer: HeadSigner;
  readonly environment: Environment;
}

export function addApi(app: FastifyInstance, parts: ApiParts): void {
  const { settings, rooms, store, guests, devices, addresses, signer, environment } = parts;
  const build = new ClientBuild(settings.client);
  const visitors = new Visitors(parts);
  const guestOf = async (request: FastifyRequest, reply: FastifyReply): Promise<GuestId> => (await visitors.required(request, reply)).guest;
  const me = async (guest: GuestId): Promise<Me> => ({
    name: (await store.people.name(guest)) ?? null,
    tables: lobbyLines(await store.tables.tablesOf(guest, MAX_LISTED)),
  });

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const visitor = (await visitors.known(request, reply)) ?? guests.newGuest();
    const answer = await me(visitor.guest);
    // Set again on every visit, to renew the cookie for another year.
    if (answer.name === null && visitor.device === undefined) visitors.setCookie(request, reply, visitor);
    else await visitors.visit(request, reply, visitor);
    reply.header(PROTOCOL_HEADER, PROTOCOL_VERSION);
    const { id } = build;
    if (id !== undefined) reply.header(BUILD_HEADER, id);
    return answer;
  });

  app.post('/api/me', async (request, reply): Promise<Me> => {
    const visitor = await visitors.required(request, reply);
    const { guest } = visitor;
    const name = plainText(bodyOf(setName, request).name, MAX_NAME_CHARACTERS);
    if (name === '') throw new Refused(400, 'bad-name');
    await store.people.setName(guest, name);
    await visitors.visit(request, reply, visitor);
    return me(guest);
  });

  app.post('/api/me/link', async (request, reply): Promise<TransferLink> => {
    const guest = await guestOf(request, reply);
    const code = randomId(environment.bytes, 26);
    const now = environment.now();
    await store.people.putCode(hashed(code), guest, now + CODE_SECONDS * 1000, now);
    return { code, expiresIn: CODE_SECONDS };
  });

  app.post('/api/me/redeem', async (request, reply): Promise<Me> => {
    const { code } = bodyOf(redeemCode, request);
    const guest = await store.people.takeCode(hashed(code), environment.now());
    if (guest === undefined) throw new Refused(404, 'no-such-code');
    visitors.setCookie(request, reply, await devices.add(guest, labelOf(request)));
    return me(guest);
  });

  addGuestApi(app, visitors, parts);

  app.get('/api/lobby', async (): Promise<Lobby> => ({ tables: lobbyLines(await store.tables.lobby(MAX_LISTED)) }));

  app.post('/api/tables', async (request, reply): Promise<CreatedTable> => {
    const guest = await guestOf(request, reply);
    const wanted = bodyOf(createTable, request);
    const name = await store.people.name(guest);
    if (name === undefined) throw new Refused(403, 'needs-name');
    try {
      const id = await rooms.create(guest, name, wanted, addresses.of(request.ip));
      reply.code(201);
      return { id };
    } catch (error) {
      if (error instanceof Problem) throw refusedOf(error);
      throw error;
    }
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async ({ params, headers }, reply) => {
    const { id } = params;
    if (!ROOM_ID.test(id)) throw new Refused(404, 'no-such-table');
    const known = await store.tables.recordTag(id);
    const tag = known === undefined ? undefined : `"${known}"`;
    // A browser may keep it, but asks each time; a finished game never changes.
    reply.header('cache-control', 'private, no-cache');
    if (tag !== undefined && headers['if-none-match'] === tag) return reply.header('etag', tag).code(304).send();
    const record = known === undefined ? await newRecord(id) : await store.tables.record(id);
    if (!record) throw new Refused(403, 'game-running');
    return reply
      .type('application/json')
      .header('etag', `"${record.tag}"`)
      .header('content-disposition', `attachment; filename="coven-${record.game}-${id}.json"`)
      .send(record.body);
  });

  const newRecord = async (id: RoomId) => {
    const room = await rooms.get(id).catch(refuseUnopenable);
    if (!room) throw new Refused(404, 'no-such-table');
    return room.record();
  };

  app.get('/api/key', async (): Promise<ServerKey> => ({ key: signer.publicKey }));

  app.get('/api/reach', async (request): Promise<Reach> => {
    const { protocol, socket } = request;
    const [origin] = isLocalRequest(request, settings)
      ? networkAddresses(settings.host, `${protocol}://localhost:${socket.localPort}`)
      : [];
    return { origin: origin ?? null };
  });
}

/** Only the hash is stored, so that the code cannot be taken from the database. */
function hashed(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

function refuseUnopenable(error: unknown): never {
  if (isFileProblem(error)) throw new Refused(409, 'file-too-expensive', error.args);
  throw isUnknownVersion(error) ? new Refused(409, 'unknown-version', error.args) : error;
}

const STATUS: Partial<Record<ApiReason, number>> = { 'too-many-tables': 429, 'too-many-files': 429, unavailable: 503 };

function refusedOf({ code, args }: Problem): Refused {
  if (code === 'file-too-expensive') return new Refused(400, code, args);
  const known: readonly ApiReason[] = ['no-such-game', 'unknown-bot', 'too-many-tables', 'too-many-files', 'unavailable'];
  const reason = known.find((one) => one === code);
  return reason ? new Refused(STATUS[reason] ?? 400, reason) : new Refused(400, 'bad-options', { ...args, problem: code });
}
