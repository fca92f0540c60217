import { OLDEST_PROTOCOL, PROTOCOL_VERSION } from '@coven/protocol/limits';
import { beforeEach, expect, test } from 'vitest';
import { noteServer, server } from '../src/upgrade.svelte.ts';

const OWN = String(OLDEST_PROTOCOL);
const OTHER = String(PROTOCOL_VERSION + 1);

beforeEach(() => {
  server.upgrade = 'none';
});

test.each([
  ['the same build', { 'coven-protocol': OWN, 'coven-build': 'aa' }, 'aa', 'none'],
  ['another build', { 'coven-protocol': OWN, 'coven-build': 'bb' }, 'aa', 'newer'],
  ['a page in development', { 'coven-protocol': OWN, 'coven-build': 'bb' }, undefined, 'none'],
  ['a server without a built page', { 'coven-protocol': OWN }, 'aa', 'none'],
  [
    'a server that understands nothing older than this page',
    { 'coven-protocol': String(PROTOCOL_VERSION), 'coven-build': 'aa' },
    'aa',
    'none',
  ],
  ['a server that understands only what is newer', { 'coven-protocol': OTHER, 'coven-build': 'bb' }, 'aa', 'incompatible'],
  ['an answer that says nothing', {}, 'aa', 'none'],
] as const)('%s', (_, headers, ownBuild, upgrade) => {
  noteServer(new Headers(headers), ownBuild);
  expect(server.upgrade).toBe(upgrade);
});

test('a server that went back to the old build is not newer any more', () => {
  noteServer(new Headers({ 'coven-build': 'bb' }), 'aa');
  noteServer(new Headers({ 'coven-build': 'aa' }), 'aa');
  expect(server.upgrade).toBe('none');
});
