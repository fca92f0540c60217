import { dirname } from 'node:path';
import { casesOf } from '@coven/core/laws';
import { expect, test } from 'vitest';
import { installed, isLeftOut } from '../../server/test/support/installed.ts';
import { NatsServer } from '../../server/test/support/nats-server.ts';
import { PostgresCluster } from '../../server/test/support/postgres-cluster.ts';
import { printedCommands } from './documents/printed.ts';
import { Reader } from './documents/reader.ts';
import { ROWS } from './documents/rows.ts';
import { expectSound } from './documents/soundness.ts';

const printed = printedCommands();

test('every command that the documents print has a name, flags, scripts and files that exist', async () => {
  expect(printed.length).toBeGreaterThan(60);
  for (const { document, text } of printed) await expect(expectSound(text), `${document}: ${text}`).resolves.toBeUndefined();
});

test.each([
  ['npx coven simulte', 'no command: simulte'],
  ['npx coven help serv', 'no command: serv'],
  ['coven play blackmore --seets 3', 'unknown-flag'],
  ['coven rules blackmoor 3.4', 'no game: blackmoor'],
  ['coven verify one.json two.json', 'extra-operand'],
  ['coven bench --only nothing', 'no benchmark: nothing'],
  ['npm ci && npm run pakage', 'no script: pakage'],
  ['npm run sizes -w @coven/core', 'no script: sizes'],
  ['npx vitests run', 'not installed: vitests'],
  ['npx node packages/nothing.ts', 'no file: packages/nothing.ts'],
  ['curl http://localhost', 'no known program: curl'],
])('%s would be noticed', async (line, told) => {
  await expect(expectSound(line)).rejects.toThrow(told);
});

test('every command of README.md and docs is run in the deep test, or has a reason why not', () => {
  const wanted = printed.filter(({ document, isName }) => !isName && /^(README\.md$|docs\/)/.test(document)).map(({ text }) => text);
  expect([...new Set(wanted)].sort()).toEqual(Object.keys(ROWS).sort());
});

const hasCluster = !isLeftOut('postgres') && !isLeftOut('nats-server');

test.skipIf(casesOf(0, 1) === 0)(
  'every command of README.md and docs works in a clean clone, one after the other',
  async () => {
    const reader = new Reader();
    await reader.begin();
    for (const [text, { place }] of Object.entries(ROWS)) if (place !== 'cluster') await reader.run(text);
    if (!hasCluster) return;
    const cluster = await PostgresCluster.start();
    const nats = await NatsServer.start();
    try {
      const tools = dirname(installed({ name: 'pg_dump', places: ['/usr/lib/postgresql/*/bin/pg_dump'], debian: 'postgresql' }));
      const { port, username, password } = new URL(cluster.url('postgres'));
      const login = { PGHOST: '127.0.0.1', PGPORT: port, PGUSER: username, PGPASSWORD: decodeURIComponent(password) };
      reader.gains(tools, { ...login, NATS_URL: nats.url });
      for (const text of Object.keys(ROWS)) await reader.run(text);
    } finally {
      await nats.stop();
      await cluster.dispose();
    }
  },
  1_800_000,
);
