import { randomBytes } from 'node:crypto';
import { type Hex, sha256Hex } from '@coven/core';

/** A secret derived from a seed, for records and games that must be reproducible. */
export function secretFrom(seed: string): Hex {
  return sha256Hex(`coven-seeded-secret/1 ${seed}`);
}

export function randomSecret(): Hex {
  return randomBytes(32).toString('hex');
}
