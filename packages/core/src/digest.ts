import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Digests for environments without Node. Import them from `#digest`: in Node that resolves to `../node/digest.ts`, which is faster and gives the same results.

/** Bytes as lower-case hexadecimal digits; 64 digits for a digest, key or nonce. */
export type Hex = string;

/** SHA-256 of the bytes `before`, if any, followed by the text in UTF-8. */
export function sha256Hex(text: string, before: Hex = ''): Hex {
  return bytesToHex(sha256(concatBytes(hexToBytes(before), utf8ToBytes(text))));
}

/** HMAC-SHA-256 (RFC 2104) of a text in UTF-8. */
export function hmacHex(key: Hex, text: string): Hex {
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)));
}
