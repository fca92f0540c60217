import { hmac as portableHmac } from '@noble/hashes/hmac.js';
import { sha256 as portable } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digest, digestHex, hmac } from '../src/digest.ts';

test('what a server hashes, a browser hashes to the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.uint8Array({ maxLength: 64 }), (bytes, key) => {
      expect(bytesToHex(digest(bytes))).toBe(bytesToHex(portable(bytes)));
      expect(digestHex(bytes)).toBe(bytesToHex(portable(bytes)));
      expect(bytesToHex(hmac(key, bytes))).toBe(bytesToHex(portableHmac(portable, key, bytes)));
    }),
  );
});

test('HMAC as in RFC 4231, case 2', () => {
  expect(bytesToHex(hmac(utf8ToBytes('Jefe'), utf8ToBytes('what do ya want for nothing?')))).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
