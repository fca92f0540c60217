import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';
import type * as portable from '../src/digest.ts';

/** Where bytes and text are put together: a new buffer for each entry of a log would cost half as much as its hash. */
let room = Buffer.allocUnsafe(2048);

export const sha256Hex: typeof portable.sha256Hex = (text, before = '') => {
  if (before === '') return hash('sha256', text);
  const maxLength = before.length / 2 + 3 * text.length;
  if (room.length < maxLength) room = Buffer.allocUnsafe(2 * maxLength);
  const begin = room.write(before, 'hex');
  return hash('sha256', room.subarray(0, begin + room.write(text, begin)));
};

/** Keys that were used lately: making one costs several times as much as its use. */
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
