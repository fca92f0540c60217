import { generateKeyPairSync, sign } from 'node:crypto';
import { type OpenedDeal, rootOf, type SignedRecord, setupOf } from '@coven/core';
import { entriesAtHead, sealedHead, signedText } from '@coven/protocol';
import { selfSigner } from '@coven/protocol/record-signature';
import { localRecord } from '@coven/room';
import { describe, expect, test } from 'vitest';
import { type Comparison, compare, headsIn } from '../src/table/comparison.ts';
import type { Kept } from '../src/table/kept.ts';
import { newLocalSave } from '../src/table/local-saves.ts';
import { playableGame } from '../src/worker/games/registry.ts';

const playable = await playableGame('blackmore');

import { LocalTable } from '../src/worker/local-table.ts';
import { keepBy } from './keep-by.ts';

const ROOM = 'room234567';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');
const RECORD = dealt();
const DEAL = RECORD.deals[0] as OpenedDeal;
const HEAD = sealedHead(DEAL.secret, RECORD.head);
const KEPT: Kept = {
  commitment: DEAL.commitment,
  nonces: { 0: DEAL.nonces[0] as string },
  head: HEAD,
  signed: { head: HEAD, signature: signatureOf(ROOM, HEAD) },
  key: KEY,
  since: 0,
};
const ALL_SAME = { commitment: 'same', nonces: 'same', head: 'same', signature: 'same' };

/** A game of which only the deal has happened. */
function dealt(): SignedRecord {
  const table = new LocalTable(playable, newLocalSave('blackmore', {}, [{ name: 'Ann' }, { name: 'Bo' }]), { botDelay: 0 }, keepBy());
  table.begin();
  return { ...(localRecord(table.room, selfSigner) as SignedRecord), signer: 'server', key: KEY };
}

function signatureOf(room: string, head: string): string {
  return sign(null, Buffer.from(signedText(room, head)), privateKey).toString('hex');
}

function compared(kept: Kept | undefined, record = RECORD): Comparison {
  const hasHeads = headsIn(kept).every((head) => entriesAtHead(record, head) !== undefined);
  return compare(ROOM, kept, { record, hasHeads });
}

test('a record that agrees with everything kept', () => {
  expect(compared(KEPT)).toEqual(ALL_SAME);
});

test('a head from the middle of the game counts as well', () => {
  const head = sealedHead(DEAL.secret, rootOf(setupOf(RECORD)));
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
  const little: Kept = { commitment: DEAL.commitment, nonces: {}, head: null, signed: null, key: null, since: 0 };
  expect(compared(little)).toEqual({ ...unknown, commitment: 'same' });
  expect(compared({ ...KEPT, key: null })).toEqual({ ...ALL_SAME, signature: 'unknown' });
});

test('a record signed with another key than the one kept is told', () => {
  expect(compared(KEPT, { ...RECORD, key: 'b'.repeat(64) })).toEqual({ ...ALL_SAME, signature: 'different' });
});

describe('after a failed attempt to deal', () => {
  const failed = { ...DEAL, commitment: 'f'.repeat(64) };
  const seen: Kept = { ...KEPT, head: null, signed: null, earlier: [failed.commitment] };
  const checks = (kept: Kept, deals: readonly OpenedDeal[]) => {
    const { commitment, nonces } = compared(kept, { ...RECORD, deals });
    return { commitment, nonces };
  };

  test('a record with both attempts is the same', () => {
    expect(checks(seen, [failed, DEAL])).toEqual({ commitment: 'same', nonces: 'same' });
  });

  test('a record that leaves the failed attempt out is told', () => {
    expect(checks(seen, [DEAL]).commitment).toBe('different');
  });

  test('an attempt that this browser did not see is no difference', () => {
    const { earlier: _, ...late } = seen;
    expect(checks(late, [failed, DEAL]).commitment).toBe('same');
    expect(checks({ ...late, commitment: failed.commitment, nonces: {} }, [failed, DEAL])).toEqual({
      commitment: 'unknown',
      nonces: 'unknown',
    });
  });
});
