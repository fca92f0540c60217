import type { Hex } from '@coven/core';
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { signedText } from './head.ts';

hashes.sha512 = sha512;

/** A head with the server's signature, 128 hexadecimal digits. */
export interface SignedHead {
  readonly head: Hex;
  readonly signature: string;
}

/**
 * Whether the holder of `key` (the raw Ed25519 public key) signed this head for this table. Implemented in JavaScript because browsers
 * offer no Web Crypto on a LAN address without HTTPS.
 */
export function isSigned(key: Hex, room: string, { head, signature }: SignedHead): boolean {
  return isSignatureOf(key, signedText(room, head), signature);
}

/** Whether the holder of `key` signed this text. */
export function isSignatureOf(key: Hex, text: string, signature: string): boolean {
  try {
    return verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(key), { zip215: false });
  } catch {
    // The key or the signature is malformed.
    return false;
  }
}
