import { beforeEach, expect, test } from 'vitest';
import { noteServer, server } from '../src/upgrade.svelte.ts';

beforeEach(() => {
  server.upgrade = 'none';
});

test.each([
  ['the same build', { 'coven-protocol': '1', 'coven-build': 'aa' }, 'aa', 'none'],
  ['another build', { 'coven-protocol': '1', 'coven-build': 'bb' }, 'aa', 'newer'],
  ['a page in development', { 'coven-protocol': '1', 'coven-build': 'bb' }, undefined, 'none'],
  ['a server without a built page', { 'coven-protocol': '1' }, 'aa', 'none'],
  ['another protocol', { 'coven-protocol': '2', 'coven-build': 'bb' }, 'aa', 'incompatible'],
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
