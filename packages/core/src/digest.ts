import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// The digests where there is no Node. Import them from `#digest`: Node takes `../node/digest.ts`, which gives the same ones faster.

/** Bytes as hexadecimal digits in lower case; for a digest, a key or a nonce 64 of them. */
export type Hex = string;

/** SHA-256 of a text in UTF-8, with bytes before it if there are any. */
export function sha256Hex(text: string, before: Hex = ''): Hex {
  return bytesToHex(sha256(concatBytes(hexToBytes(before), utf8ToBytes(text))));
}

/** HMAC-SHA-256 (RFC 2104) of a text in UTF-8. */
export function hmacHex(key: Hex, text: string): Hex {
  return bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text)));
}
