import { sha256 as portable } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { Bytes } from './bytes.ts';

/** 64 hexadecimal digits in lower case: 32 bytes. */
export type Hex = string;

/** `node:crypto`, as far as it is used here. */
interface NodeCrypto {
  hash(algorithm: 'sha256', data: Uint8Array | string): Hex;
}

/** Node's own hash is several times as fast for the few bytes of an entry; a browser has none that answers at once. */
const node = (globalThis as { process?: { getBuiltinModule?(id: string): unknown } }).process?.getBuiltinModule?.('node:crypto') as
  | NodeCrypto
  | undefined;

export const digestHex: (bytes: Uint8Array) => Hex = node ? (bytes) => node.hash('sha256', bytes) : (bytes) => bytesToHex(portable(bytes));

/** Of a text in UTF-8. */
export const sha256Hex: (text: string) => Hex = node
  ? (text) => node.hash('sha256', text)
  : (text) => bytesToHex(portable(utf8ToBytes(text)));

const BLOCK = 64;
const inner = new Bytes();
const outer = new Bytes();

/** HMAC-SHA-256 (RFC 2104) of a text in UTF-8 under a key of at most one block. */
export function hmacHex(key: Hex, text: string): Hex {
  const hash = digestHex(inner.clear().hex(key).masked(BLOCK, 0x36).text(text).all);
  return digestHex(outer.clear().hex(key).masked(BLOCK, 0x5c).hex(hash).all);
}
