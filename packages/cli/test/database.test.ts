import { expect, test } from 'vitest';
import { coven, scratch } from './coven.ts';

test('a shared database that cannot be used is one clear line without the password', async () => {
  const unreachable = await coven(['serve', '--port', '0', '--client', scratch, '--database', 'postgres://anna:s3cret@127.0.0.1:1/coven']);
  expect(unreachable.code).toBe(2);
  expect(unreachable.err.trim().split('\n')).toHaveLength(1);
  expect(unreachable.err).toContain('coven: the database server 127.0.0.1:1 cannot be reached (');
  expect(unreachable.err).not.toContain('s3cret');
});

test('an address that is none of PostgreSQL is refused, without the password', async () => {
  for (const address of ['mysql://anna:s3cret@host/coven', 'postgres://anna:s3cret@host', 'coven.db']) {
    const { code, err } = await coven(['serve'], { env: { DATABASE_URL: address } });
    expect([code, err.includes('s3cret')]).toEqual([2, false]);
    expect(err).toContain('coven: DATABASE_URL cannot be “');
  }
});
