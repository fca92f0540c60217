import { randomBytes } from 'node:crypto';
import { type Hex, sha256Hex } from '@coven/core';

/** A secret that everybody who knows the seed can make: for records and games that must come out the same again. */
export function secretFrom(seed: string): Hex {
  return sha256Hex(`coven-seeded-secret/1 ${seed}`);
}

export function freshSecret(): Hex {
  return randomBytes(32).toString('hex');
}
