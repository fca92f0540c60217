import { isLoopback } from '@coven/protocol/loopback';
import { expect, test } from 'vitest';

test.each(['localhost', '127.0.0.1', '127.0.1.1', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine alone', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['', '0.0.0.0', '::', '192.168.1.20', '::ffff:10.0.0.1', '127.0.0.1.example.org', 'localhost.example.org', '1127.0.0.1'])(
  '“%s” is not',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
