import { nonceHashOf } from '@coven/core';
import type { Room } from '@coven/protocol';
import { OwnNonce } from '@coven/protocol/client/own-nonce.ts';
import type { Answer, Request } from '@coven/protocol/client/table-client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { keptOf } from '../src/table/kept.ts';
import { ownNonces } from '../src/table/own-nonces.ts';

const SEAT = 1;
let sent: Request[] = [];
let answer: Answer = { type: 'done' };
let id = '';
let count = 0;
const send = async (request: Request): Promise<Answer> => {
  sent.push(request);
  return answer;
};
const nonce = () => new OwnNonce(ownNonces, send);

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  sent = [];
  answer = { type: 'done' };
  id = `room${count++}`;
});

function room(phase: Room['phase'], commitment: string, isReady = false): Room {
  const chairs = [0, 1].map(() => ({ kind: 'human', name: 'x', isReady, isHere: true, standIn: null }) as const);
  return { id, phase, commitment, chairs } as unknown as Room;
}

test('a nonce is promised by its hash, and revealed once everybody is ready', async () => {
  const own = nonce();
  own.follow(room('waiting', 'aa'), SEAT);
  const ready = await own.promise(id, SEAT);
  const kept = keptOf(id)?.nonces[SEAT] as string;
  expect(ready).toEqual({ type: 'ready', hash: nonceHashOf(id, SEAT, kept) });
  own.follow(room('waiting', 'aa', true), SEAT);
  expect(sent).toEqual([]);
  own.follow(room('revealing', 'aa'), SEAT);
  own.follow(room('revealing', 'aa'), SEAT);
  expect(sent).toEqual([{ type: 'reveal', nonce: kept }]);
});

test('a page that was loaded again reveals what it had promised before', async () => {
  const before = nonce();
  before.follow(room('waiting', 'aa'), SEAT);
  await before.promise(id, SEAT);
  nonce().follow(room('revealing', 'aa'), SEAT);
  expect(sent).toHaveLength(1);
});

test('nothing is revealed for another commitment than the one it was promised for', async () => {
  const own = nonce();
  own.follow(room('waiting', 'aa'), SEAT);
  await own.promise(id, SEAT);
  own.follow(room('revealing', 'bb'), SEAT);
  own.follow(room('waiting', 'bb'), SEAT);
  own.follow(room('revealing', 'bb'), SEAT);
  expect(sent).toEqual([]);
});

test('nothing is revealed for another seat, by a spectator, or twice', async () => {
  const own = nonce();
  own.follow(room('waiting', 'aa'), SEAT);
  await own.promise(id, SEAT);
  own.follow(room('revealing', 'aa'), 0);
  own.follow(room('revealing', 'aa'), null);
  own.follow(room('revealing', 'aa', true), SEAT);
  expect(sent).toEqual([]);
});

test('a reveal that could not be stored is sent again', async () => {
  const own = nonce();
  own.follow(room('waiting', 'aa'), SEAT);
  await own.promise(id, SEAT);
  answer = { type: 'refused', refusal: { rule: 'table', reason: 'not-stored' } };
  own.follow(room('revealing', 'aa'), SEAT);
  await vi.waitFor(() => {
    own.follow(room('revealing', 'aa'), SEAT);
    expect(sent).toHaveLength(2);
  });
});
