import { sha256 as portable } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** 64 hexadecimal digits in lower case: 32 bytes. */
export type Hex = string;

/** `node:crypto`, as far as it is used here. */
interface NodeCrypto {
  hash(algorithm: 'sha256', bytes: Uint8Array): Hex;
}

/** Node's own hash is several times as fast for the few bytes of an entry; a browser has none that answers at once. */
const node = (globalThis as { process?: { getBuiltinModule?(id: string): unknown } }).process?.getBuiltinModule?.('node:crypto') as
  | NodeCrypto
  | undefined;

export const digestHex: (bytes: Uint8Array) => Hex = node ? (bytes) => node.hash('sha256', bytes) : (bytes) => bytesToHex(portable(bytes));

/** By way of the digits: a buffer of Node's own costs more than they do. */
export const digest: (bytes: Uint8Array) => Uint8Array = node ? (bytes) => hexToBytes(node.hash('sha256', bytes)) : portable;

const BLOCK = 64;

/** HMAC-SHA-256 (RFC 2104) with a key of at most one block. */
export function hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array {
  const inner = new Uint8Array(BLOCK + bytes.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  for (const [at, byte] of key.entries()) {
    inner[at] = byte ^ 0x36;
    outer[at] = byte ^ 0x5c;
  }
  inner.set(bytes, BLOCK);
  outer.set(digest(inner), BLOCK);
  return digest(outer);
}
