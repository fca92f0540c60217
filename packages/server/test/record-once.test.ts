import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readRecord, verifyRecord } from '@coven/core';
import { GAMES } from '@coven/games';
import { expect, test } from 'vitest';
import { childServer } from './support/child-server.ts';
import { Player } from './support/player.ts';

test('the record of a finished game is made once, stored, and not sent again to a browser that has it', async () => {
  const server = await childServer();
  const anna = await Player.named(server.address, 'Anna');
  const id = await anna.createTable({ chairs: [null, 'random'] });
  const line = await anna.enter(id);
  const record = (headers = {}) => anna.at(server.address).request('GET', `/api/tables/${id}/record`, undefined, headers);
  await line.ready();
  await line.until(() => line.update !== undefined);
  expect((await record()).status).toBe(403);
  await line.do({ type: 'end-vote', agrees: true });
  const first = await record();
  const text = await first.text();
  verifyRecord(readRecord(text), GAMES);
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^"[\w-]{43}"$/);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  await line.close();

  // Without its log the table can only give what was stored.
  const db = new DatabaseSync(join(server.data, 'coven.db'));
  db.exec('DELETE FROM line WHERE seq > 0; DELETE FROM snapshot');
  db.close();
  for (const restart of [false, true]) {
    if (restart) {
      await server.stop('SIGKILL');
      await server.start();
    }
    const again = await record();
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([200, tag, text]);
    const same = await record({ 'if-none-match': tag });
    expect([same.status, same.headers.get('etag'), await same.text()]).toEqual([304, tag, '']);
    expect((await record({ 'if-none-match': '"other"' })).status).toBe(200);
  }
});
