import { createHash } from 'node:crypto';
import { Fault, isUnknownVersion, writeRecord } from '@coven/core';
import {
  type ApiReason,
  BUILD_HEADER,
  type Lobby,
  type Made,
  type Me,
  type MoveLink,
  making,
  NAME_MOST_CHARACTERS,
  naming,
  PROTOCOL_HEADER,
  PROTOCOL_VERSION,
  type Reach,
  ROOM_ID,
  redeeming,
  type ServerKey,
} from '@coven/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { HeadSigner } from '../head-signer.ts';
import { networkAddresses } from '../network.ts';
import { plainText } from '../plain-text.ts';
import { lobbyLines } from '../rooms/public-room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { randomId, type Seams } from '../seams.ts';
import type { Settings } from '../settings.ts';
import type { GuestId, Store } from '../store/store.ts';
import { ClientBuild } from './client-build.ts';
import { isFromHere } from './from-here.ts';
import type { Guests } from './guests.ts';
import { Refused } from './refused.ts';

const LOBBY_MOST = 100;
const CODE_SECONDS = 600;

export interface ApiParts {
  readonly settings: Settings;
  readonly rooms: Rooms;
  readonly store: Store;
  readonly guests: Guests;
  readonly signer: HeadSigner;
  readonly seams: Seams;
}

export function addApi(app: FastifyInstance, { settings, rooms, store, guests, signer, seams }: ApiParts): void {
  const build = new ClientBuild(settings.client);
  const guestOf = (request: FastifyRequest): GuestId => {
    const guest = guests.read(request.headers.cookie);
    if (guest === undefined) throw new Refused(401, 'no-guest');
    return guest;
  };
  const welcome = (request: FastifyRequest, reply: FastifyReply, guest: GuestId) => {
    reply.header('set-cookie', guests.cookie(guest, request.protocol === 'https'));
  };
  const me = async (guest: GuestId): Promise<Me> => ({
    name: (await store.name(guest)) ?? null,
    tables: lobbyLines(await store.tablesOf(guest, LOBBY_MOST)),
  });

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const known = guests.read(request.headers.cookie);
    const guest = known ?? guests.newGuest();
    // Set again on every visit, so that a year begins anew.
    welcome(request, reply, guest);
    reply.header(PROTOCOL_HEADER, PROTOCOL_VERSION);
    const { id } = build;
    if (id !== undefined) reply.header(BUILD_HEADER, id);
    return me(guest);
  });

  app.post('/api/me', async (request): Promise<Me> => {
    const guest = guestOf(request);
    const name = plainText(bodyOf(naming, request).name, NAME_MOST_CHARACTERS);
    if (name === '') throw new Refused(400, 'bad-name');
    await store.setName(guest, name);
    return me(guest);
  });

  app.post('/api/me/link', async (request): Promise<MoveLink> => {
    const guest = guestOf(request);
    const code = randomId(seams.bytes, 26);
    const now = seams.now();
    await store.putCode(hashed(code), guest, now + CODE_SECONDS * 1000, now);
    return { code, expiresIn: CODE_SECONDS };
  });

  app.post('/api/me/redeem', async (request, reply): Promise<Me> => {
    const { code } = bodyOf(redeeming, request);
    const guest = await store.takeCode(hashed(code), seams.now());
    if (guest === undefined) throw new Refused(404, 'no-such-code');
    welcome(request, reply, guest);
    return me(guest);
  });

  app.get('/api/lobby', async (): Promise<Lobby> => ({ tables: lobbyLines(await store.lobby(LOBBY_MOST)) }));

  app.post('/api/tables', async (request, reply): Promise<Made> => {
    const guest = guestOf(request);
    const wanted = bodyOf(making, request);
    const name = await store.name(guest);
    if (name === undefined) throw new Refused(403, 'needs-name');
    try {
      const id = await rooms.make(guest, name, wanted);
      reply.code(201);
      return { id };
    } catch (error) {
      if (error instanceof Fault) throw refusedOf(error);
      throw error;
    }
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async ({ params }, reply) => {
    const room = ROOM_ID.test(params.id) ? await rooms.get(params.id).catch(refuseUnknownVersion) : undefined;
    if (!room) throw new Refused(404, 'no-such-table');
    const record = await room.record();
    if (!record) throw new Refused(403, 'game-running');
    reply.type('application/json').header('content-disposition', `attachment; filename="coven-${record.game}-${params.id}.json"`);
    return writeRecord(record);
  });

  app.get('/api/key', async (): Promise<ServerKey> => ({ key: signer.publicKey }));

  app.get('/api/reach', async (request): Promise<Reach> => {
    const { protocol, socket } = request;
    const [origin] = isFromHere(request, settings) ? networkAddresses(settings.host, `${protocol}://localhost:${socket.localPort}`) : [];
    return { origin: origin ?? null };
  });
}

function bodyOf<Schema extends v.GenericSchema>(schema: Schema, { body }: FastifyRequest): v.InferOutput<Schema> {
  const read = v.safeParse(schema, body);
  if (!read.success) throw new Refused(400, 'bad-message');
  return read.output;
}

/** Only the hash is kept: whoever reads the database cannot use the code. */
function hashed(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

function refuseUnknownVersion(error: unknown): never {
  throw isUnknownVersion(error) ? new Refused(409, 'unknown-version', error.args) : error;
}

function refusedOf({ code, args }: Fault): Refused {
  const known: readonly ApiReason[] = ['no-such-game', 'unknown-bot', 'too-many-tables'];
  const reason = known.find((one) => one === code);
  return reason
    ? new Refused(reason === 'too-many-tables' ? 429 : 400, reason)
    : new Refused(400, 'bad-options', { ...args, problem: code });
}
