import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXPIRED_CERTIFICATE } from '../../../cli/test/certificate.ts';
import { newPool } from '../../src/store/postgres/connection.ts';
import { PostgresStore } from '../../src/store/postgres/postgres-store.ts';
import { isLeftOut } from '../support/installed.ts';
import { PostgresCluster } from '../support/postgres-cluster.ts';
import { newDirectory } from '../support/serve.ts';

describe.skipIf(isLeftOut('postgres'))('PostgreSQL with TLS', () => {
  let cluster: PostgresCluster;
  const directory = newDirectory();
  beforeAll(async () => {
    cluster = await PostgresCluster.start({ tls: true });
  });
  afterAll(async () => {
    rmSync(directory, { recursive: true });
    await cluster?.dispose();
  });

  const address = (settings: Readonly<Record<string, string>>, host = 'localhost') =>
    `${cluster.url('postgres', { host })}?${new URLSearchParams(settings)}`;
  const codeOf = (url: string) =>
    PostgresStore.open({ url, node: 'test' }).then(
      (store) => store.close(),
      (error: { code: string }) => error.code,
    );

  test('a trusted certificate for the right name is enough, and the connection is encrypted', async () => {
    const url = address({ sslmode: 'verify-full', sslrootcert: cluster.certificate });
    const store = await PostgresStore.open({ url, node: 'test' });
    expect(await store.tables.append({ table: 't', seq: 0, line: '{}' })).toBe('stored');
    await store.close();
    const pool = newPool(url);
    const { rows } = await pool.query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()');
    expect(rows).toEqual([{ ssl: true }]);
    await pool.end();
  });

  test('everything else is refused with a code', async () => {
    const sslmode = 'verify-full';
    expect(await codeOf(address({ sslmode }))).toBe('database-insecure');
    const stranger = join(directory, 'stranger.pem');
    writeFileSync(stranger, EXPIRED_CERTIFICATE);
    expect(await codeOf(address({ sslmode, sslrootcert: stranger }))).toBe('database-insecure');
    expect(await codeOf(address({ sslmode, sslrootcert: join(directory, 'missing.pem') }))).toBe('database-insecure');
    expect(await codeOf(address({ sslmode, sslrootcert: cluster.certificate }, '127.0.0.1'))).toBe('database-insecure');
    // The server lets nobody in without encryption.
    expect(await codeOf(address({}))).toBe('database-login');
  });
});
