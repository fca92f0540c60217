import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as used from '#digest';
import * as node from '../node/digest.ts';
import * as portable from '../src/digest.ts';
import { link } from '../src/log.ts';

const texts = fc.string({ unit: 'binary', maxLength: 3000 });
const hexes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));

test('Node uses its own digests', () => {
  expect(used.hmacHex).toBe(node.hmacHex);
  expect(used.sha256Hex).toBe(node.sha256Hex);
});

test('server and browser compute the same hashes, for long and non-ASCII texts and with bytes before them', () => {
  fc.assert(
    fc.property(hexes, texts, (hex, text) => {
      expect(node.sha256Hex(text)).toBe(portable.sha256Hex(text));
      expect(node.sha256Hex(text, hex)).toBe(portable.sha256Hex(text, hex));
      expect(node.hmacHex(hex, text)).toBe(portable.hmacHex(hex, text));
    }),
  );
});

test('the chain follows its definition', () => {
  fc.assert(
    fc.property(hexes, texts, (head, text) => {
      const next = createHash('sha256')
        .update(head, 'hex')
        .update(JSON.stringify([1, text]))
        .digest('hex');
      expect(link(head, [1, text])).toBe(next);
    }),
  );
});

test.each([
  ['node', node],
  ['portable', portable],
])('%s: SHA-256 as in FIPS 180-2, HMAC as in RFC 4231, case 2', (_, { hmacHex, sha256Hex }) => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(sha256Hex('abc')).toBe(abc);
  expect(sha256Hex('c', '6162')).toBe(abc);
  expect(hmacHex('4a656665', 'what do ya want for nothing?')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
});

test('more keys than the cache holds still give correct results', () => {
  for (let number = 0; number < 6000; number++) {
    const key = number.toString(16).padStart(64, '0');
    if (number % 1000 === 0) expect(node.hmacHex(key, 'x')).toBe(portable.hmacHex(key, 'x'));
    else node.hmacHex(key, 'x');
  }
  expect(node.hmacHex('0'.repeat(64), 'x')).toBe(portable.hmacHex('0'.repeat(64), 'x'));
});
