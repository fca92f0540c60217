import { MAX_MOVE_CHARACTERS } from '@coven/core';
import { clientMessage } from '@coven/room';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { enterMessage } from '../client/table-client.ts';
import { FINAL_REASONS } from '../client/transport.ts';
import { MAX_CHAT_CHARACTERS, MAX_MESSAGE_BYTES, OLDEST_PROTOCOL, PROTOCOL_VERSION } from '../src/index.ts';

const ROOM = 'abcdefgh234';
const ID = 'request-1';

function isRead(message: object): boolean {
  return v.safeParse(clientMessage, message).success;
}

test('the first message names the protocol, and its cursor if there is one', () => {
  expect(enterMessage(ROOM)).toEqual({ type: 'enter', room: ROOM, protocol: PROTOCOL_VERSION });
  expect(enterMessage(ROOM, 0)).toEqual({ type: 'enter', room: ROOM, protocol: PROTOCOL_VERSION, cursor: 0 });
  expect(OLDEST_PROTOCOL).toBeLessThanOrEqual(PROTOCOL_VERSION);
});

test.each([
  ['a first message without a version', { type: 'enter', room: ROOM }, true],
  ['one with a version', enterMessage(ROOM, 3), true],
  ['one with a version that nobody speaks yet', { type: 'enter', room: ROOM, protocol: 999 }, true],
  ['a version that is no number', { type: 'enter', room: ROOM, protocol: '3' }, false],
  ['a version with a fraction', { type: 'enter', room: ROOM, protocol: 2.5 }, false],
  ['a negative cursor', { type: 'enter', room: ROOM, cursor: -1 }, false],
  ['a field that nobody knows', { type: 'enter', room: ROOM, colour: 'red' }, false],
  ['a type that nobody knows', { type: 'fly', id: ID }, false],
  ['a move', { type: 'move', id: ID, decision: 0, text: 'pass' }, true],
  ['a move without an id', { type: 'move', decision: 0, text: 'pass' }, false],
  ['an id that is too short', { type: 'stand', id: 'short' }, false],
  ['a move as long as moves may be', { type: 'move', id: ID, decision: 0, text: 'x'.repeat(MAX_MOVE_CHARACTERS) }, true],
  ['a longer move', { type: 'move', id: ID, decision: 0, text: 'x'.repeat(MAX_MOVE_CHARACTERS + 1) }, false],
  ['a chat line as long as they may be', { type: 'chat', id: ID, text: 'x'.repeat(MAX_CHAT_CHARACTERS) }, true],
  ['a longer chat line', { type: 'chat', id: ID, text: 'x'.repeat(MAX_CHAT_CHARACTERS + 1) }, false],
] as const)('%s', (_, message, isUnderstood) => {
  expect(isRead(message)).toBe(isUnderstood);
});

test('the longest texts fit into a message', () => {
  const longest = Math.max(MAX_MOVE_CHARACTERS, MAX_CHAT_CHARACTERS);
  expect(
    JSON.stringify({ type: 'move', id: 'x'.repeat(40), decision: Number.MAX_SAFE_INTEGER, text: '€'.repeat(longest) }).length,
  ).toBeLessThan(MAX_MESSAGE_BYTES / 3);
});

test('a line is not tried again where trying cannot help', () => {
  for (const reason of ['unknown-protocol', 'unknown-version', 'no-such-table'] as const) expect(FINAL_REASONS.has(reason)).toBe(true);
  for (const reason of ['server-stops', 'unavailable', 'too-slow', 'too-fast'] as const) expect(FINAL_REASONS.has(reason)).toBe(false);
});
