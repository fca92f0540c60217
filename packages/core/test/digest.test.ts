import { createHmac } from 'node:crypto';
import { hmac as portableHmac } from '@noble/hashes/hmac.js';
import { sha256 as portable } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestHex, hmacHex } from '../src/digest.ts';
import { link } from '../src/log.ts';

const texts = fc.string({ unit: 'binary', maxLength: 1500 });
const hexes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex);

test('what a server hashes, a browser hashes to the same', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(digestHex(bytes)).toBe(bytesToHex(portable(bytes)));
    }),
  );
});

test('HMAC and chain are what their definitions say, for long texts and foreign ones, whatever came before', () => {
  fc.assert(
    fc.property(hexes, texts, (hex, text) => {
      const bytes = hexToBytes(hex);
      expect(hmacHex(hex, text)).toBe(bytesToHex(portableHmac(portable, bytes, utf8ToBytes(text))));
      expect(hmacHex(hex, text)).toBe(createHmac('sha256', bytes).update(text, 'utf8').digest('hex'));
      expect(link(hex, [1, text])).toBe(bytesToHex(portable(concatBytes(bytes, utf8ToBytes(JSON.stringify([1, text]))))));
    }),
  );
});

test('HMAC as in RFC 4231, case 2', () => {
  expect(hmacHex(bytesToHex(utf8ToBytes('Jefe')), 'what do ya want for nothing?')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  );
});
