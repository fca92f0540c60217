import { BLOCK, sha256 } from './sha256.ts';

// Digests for environments without Node. Import them from `#digest`: in Node that resolves to `../node/digest.ts`, which is faster and gives the same results.

/** Bytes as lower-case hexadecimal digits; 64 digits for a digest, key or nonce. */
export type Hex = string;

// Core is compiled without the types of DOM and Node, which both have it.
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
const utf8 = new TextEncoder();

/** SHA-256 of the bytes `before`, if any, followed by the text in UTF-8. */
export function sha256Hex(text: string, before: Hex = ''): Hex {
  return hexOf(sha256(bytesOf(before), utf8.encode(text)));
}

/** HMAC-SHA-256 (RFC 2104) of a text in UTF-8, under a key of at most one block. */
export function hmacHex(key: Hex, text: string): Hex {
  const bytes = bytesOf(key);
  const padded = (pad: number) => new Uint8Array(BLOCK).map((_, at) => (bytes[at] ?? 0) ^ pad);
  return hexOf(sha256(padded(0x5c), sha256(padded(0x36), utf8.encode(text))));
}

function bytesOf(digits: Hex): Uint8Array {
  return new Uint8Array(digits.length / 2).map((_, at) => Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16));
}

function hexOf(bytes: Uint8Array): Hex {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
