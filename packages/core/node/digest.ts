import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type * as portable from '../src/digest.ts';

/** Scratch space to join bytes and text: allocating a buffer for each log entry would cost half as much as hashing it. */
let buffer = Buffer.allocUnsafe(2048);

export const sha256Hex: typeof portable.sha256Hex = (text, before = '') => {
  if (before === '') return hash('sha256', text);
  const maxLength = before.length / 2 + 3 * text.length;
  if (buffer.length < maxLength) buffer = Buffer.allocUnsafe(2 * maxLength);
  const begin = buffer.write(before, 'hex');
  return hash('sha256', buffer.subarray(0, begin + buffer.write(text, begin)));
};

/** Cache of key objects: creating one costs several times as much as using it. */
const keys = new Map<portable.Hex, KeyObject>();
const MAX_KEYS = 5000;

export const hmacHex: typeof portable.hmacHex = (key, text) => createHmac('sha256', keyOf(key)).update(text).digest('hex');

function keyOf(digits: portable.Hex): KeyObject {
  const known = keys.get(digits);
  if (known) return known;
  if (keys.size >= MAX_KEYS) keys.clear();
  const key = createSecretKey(digits, 'hex');
  keys.set(digits, key);
  return key;
}
