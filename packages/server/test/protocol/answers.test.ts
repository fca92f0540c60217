import { API, type ApiRequest, type TransferLink } from '@coven/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiName } from '../../../../scripts/protocol/schema.ts';
import { Player, playOn } from '../support/player.ts';
import { removeDirectory, serve, type TestServer } from '../support/serve.ts';
import { SCHEMA, Schemas } from './schemas.ts';

const schemas = new Schemas();
let server: TestServer;
beforeAll(async () => {
  server = await serve();
});
afterAll(async () => {
  await server.close();
  removeDirectory(server.data);
});

test('every kind of message that a table sends fits the schema', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const room = await anna.createTable({ chairs: [null, 'random'], hasHints: true });
  const line = await anna.enter(room);
  line.send({ type: 'ping' });
  await line.do({ type: 'publish', isPublic: false });
  await line.do({ type: 'chat', text: 'Hello' });
  await line.ready();
  await line.until(() => line.mayMove, 'the turn');
  const decision = line.update?.choices?.decision ?? 0;
  await line.ask({ type: 'outlooks', decision });
  await line.ask({ type: 'hint', decision });
  await line.ask({ type: 'why', text: 'fly away' });
  await line.ask({ type: 'sit', seat: 7 });
  await playOn([line]);
  line.send('{');
  line.send({ type: 'enter', room: 'nowhere2345' });
  await line.untilClosed();

  const received = line.received.map((text) => JSON.parse(text) as { readonly type: string });
  for (const message of received) expect(schemas.objection('ServerMessage', message)).toBeUndefined();
  const kinds = Object.keys(SCHEMA.$defs).flatMap((name) => (name.startsWith('server-') ? [name.replace('server-', '')] : []));
  expect(new Set(received.map(({ type }) => type))).toEqual(new Set(kinds));
});

test('a message that says more, or less, does not fit', () => {
  expect(schemas.objection('ServerMessage', { type: 'done', id: 'request-1' })).toBeUndefined();
  expect(schemas.objection('ServerMessage', { type: 'done', id: 'request-1', hand: [] })).toBeDefined();
  expect(schemas.objection('ServerMessage', { type: 'done' })).toBeDefined();
  expect(schemas.objection('ServerMessage', { type: 'closing', reason: 'because' })).toBeDefined();
});

test('every answer of the API fits the schema, and a refusal as well', async () => {
  const anna = await Player.named(server.address, 'Anna');
  const room = await anna.createTable({ chairs: [null, 'random'] });
  const line = await anna.enter(room);
  await line.ready();
  await playOn([line]);
  const bodies: Record<string, unknown> = {
    'POST /api/me': { name: 'Anna' },
    'POST /api/me/log-out': { device: 'others' },
    'POST /api/tables': { game: 'blackmore', chairs: [null, 'random'], isPublic: true },
  };
  // Who is forgotten gets no more answers.
  const last = 'POST /api/me/forget';
  const requests = [...Object.keys(API).filter((request) => request !== last), last] as ApiRequest[];
  for (const request of requests) {
    const [method = '', path = ''] = request.split(' ');
    const body = method === 'POST' ? (bodies[request] ?? {}) : undefined;
    const answer = await anna.request(method, path.replace(':id', room), body);
    const text = await answer.text();
    expect(answer.ok, `${request}: ${text}`).toBe(true);
    // A record is a text of its own; docs/records.md describes it.
    const said: unknown = request.endsWith('/record') ? text : JSON.parse(text);
    expect(schemas.objection(`${apiName(request)}-answer`, said)).toBeUndefined();
    // The latest code is the only one that counts.
    if (request === 'POST /api/me/link') bodies['POST /api/me/redeem'] = { code: (said as TransferLink).code };
  }
  const refused = await new Player(server.address).request('POST', '/api/tables', {});
  expect(schemas.objection('ApiRefusal', await refused.json())).toBeUndefined();
});
