import { isUnknownVersion, Problem } from '@coven/core';
import { type ApiReason, ROOM_ID, type RoomId } from '@coven/protocol';
import { lobbyLines } from '@coven/room';
import type { FastifyInstance } from 'fastify';
import { isFileProblem } from '../../files/table-files.ts';
import type { ApiParts } from '../app.ts';
import { MAX_LISTED } from '../own-page.ts';
import { Refused } from '../refused.ts';
import { serve } from '../route.ts';

/** Tables and their records. */
export async function tablesArea(app: FastifyInstance, { rooms, store, visitors, addresses }: ApiParts): Promise<void> {
  serve(app, 'GET /api/lobby', { cost: 3 }, async () => ({ tables: lobbyLines(await store.tables.lobby(MAX_LISTED)) }));

  serve(app, 'POST /api/tables', { cost: 2 }, async ({ request, reply, body }) => {
    const { guest } = await visitors.required(request, reply);
    const name = await store.people.name(guest);
    if (name === undefined) throw new Refused(403, 'needs-name');
    try {
      const id = await rooms.create(guest, name, body, addresses.of(request.ip));
      reply.code(201);
      return { id };
    } catch (error) {
      if (error instanceof Problem) throw refusedOf(error);
      throw error;
    }
  });

  serve(app, 'GET /api/tables/:id/record', { cost: 10 }, async ({ request, reply }) => {
    const { id } = request.params as { readonly id: string };
    if (!ROOM_ID.test(id)) throw new Refused(404, 'no-such-table');
    const known = await store.tables.recordTag(id);
    const tag = known === undefined ? undefined : `"${known}"`;
    // A browser may keep it, but asks each time; a finished game never changes.
    reply.header('cache-control', 'private, no-cache');
    if (tag !== undefined && request.headers['if-none-match'] === tag) return reply.header('etag', tag).code(304).send();
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
