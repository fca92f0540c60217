import { generateKeyPairSync, sign } from 'node:crypto';
import { type GameRecord, rootOf, setupOf } from '@coven/core';
import { entriesAtHead, sealedHead, signedText } from '@coven/protocol';
import { expect, test } from 'vitest';
import { type Comparison, compare, headsIn } from '../src/table/comparison.ts';
import type { Kept } from '../src/table/kept.ts';
import { newLocalSave } from '../src/table/local-saves.ts';
import { playableGame } from '../src/worker/games/registry.ts';

const playable = await playableGame('blackmore');

import { LocalTable } from '../src/worker/local-table.ts';

const ROOM = 'room234567';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
const RECORD = dealt();
const HEAD = sealedHead(RECORD.secret, RECORD.head);
const KEPT: Kept = {
  commitment: RECORD.commitment,
  nonces: { 0: RECORD.nonces[0] as string },
  head: HEAD,
  signed: { head: HEAD, signature: signatureOf(ROOM, HEAD) },
  key: KEY,
  since: 0,
};
const ALL_SAME = { commitment: 'same', nonces: 'same', head: 'same', signature: 'same' };

/** A game of which only the deal has happened. */
function dealt(): GameRecord {
  const table = new LocalTable(playable, newLocalSave('blackmore', {}, [{ name: 'Ann' }, { name: 'Bo' }]), 0, () => {});
  table.begin();
  return table.record();
}

function signatureOf(room: string, head: string): string {
  return sign(null, Buffer.from(signedText(room, head)), privateKey).toString('hex');
}

function compared(kept: Kept | undefined): Comparison {
  const hasHeads = headsIn(kept).every((head) => entriesAtHead(RECORD, head) !== undefined);
  return compare(ROOM, kept, { record: RECORD, hasHeads });
}

test('a record that agrees with everything kept', () => {
  expect(compared(KEPT)).toEqual(ALL_SAME);
});

test('a head from the middle of the game counts as well', () => {
  const head = sealedHead(RECORD.secret, rootOf(setupOf(RECORD)));
  expect(compared({ ...KEPT, head })).toEqual(ALL_SAME);
});

test('each difference is found by itself', () => {
  const other = 'a'.repeat(64);
  expect(compared({ ...KEPT, commitment: other })).toEqual({ ...ALL_SAME, commitment: 'different' });
  expect(compared({ ...KEPT, nonces: { 0: other } })).toEqual({ ...ALL_SAME, nonces: 'different' });
  expect(compared({ ...KEPT, head: other })).toEqual({ ...ALL_SAME, head: 'different' });
});

test('a signed head that the record never had is a difference, however well it is signed', () => {
  const head = 'a'.repeat(64);
  const kept = { ...KEPT, signed: { head, signature: signatureOf(ROOM, head) } };
  expect(compared(kept)).toEqual({ ...ALL_SAME, head: 'different' });
});

test.each([
  ['one digit changed', KEPT.signed?.signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'))],
  ['made for another table', signatureOf('other23456', HEAD)],
  ['made of another head', signatureOf(ROOM, 'a'.repeat(64))],
  ['cut short', KEPT.signed?.signature.slice(2)],
  ['no signature at all', 'oh dear'],
])('a forged signature is told: %s', (_, signature) => {
  const kept = { ...KEPT, signed: { head: HEAD, signature: signature as string } };
  expect(compared(kept)).toEqual({ ...ALL_SAME, signature: 'different' });
});

test('a signature by another key is forged, whatever the key looks like', () => {
  for (const key of ['a'.repeat(64), '0'.repeat(64), '12', KEY.toUpperCase().slice(0, 62)]) {
    expect(compared({ ...KEPT, key })).toEqual({ ...ALL_SAME, signature: 'different' });
  }
});

test('what was not kept is unknown, never "same"', () => {
  const unknown = { commitment: 'unknown', nonces: 'unknown', head: 'unknown', signature: 'unknown' };
  expect(compared(undefined)).toEqual(unknown);
  const little: Kept = { commitment: RECORD.commitment, nonces: {}, head: null, signed: null, key: null, since: 0 };
  expect(compared(little)).toEqual({ ...unknown, commitment: 'same' });
  expect(compared({ ...KEPT, key: null })).toEqual({ ...ALL_SAME, signature: 'unknown' });
});
