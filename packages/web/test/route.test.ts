import { expect, test } from 'vitest';
import { formatRoute, parseRoute, type Route } from '../src/route.ts';

const ROUTES: readonly [string, Route][] = [
  ['/', { page: 'lobby' }],
  ['/new', { page: 'new', game: null, where: 'online' }],
  ['/new/blackmore', { page: 'new', game: 'blackmore', where: 'online' }],
  ['/new/blackmore?where=here', { page: 'new', game: 'blackmore', where: 'here' }],
  ['/here/0123456789ab', { page: 'here', table: '0123456789ab' }],
  ['/t/abcdefghij', { page: 'table', room: 'abcdefghij' }],
  ['/rules', { page: 'rules', game: null, rule: null }],
  ['/rules/blackmore#BM-3.4', { page: 'rules', game: 'blackmore', rule: 'BM-3.4' }],
  ['/learn', { page: 'learn', game: null }],
  ['/learn/konotop', { page: 'learn', game: 'konotop' }],
  ['/learn/konotop/first', { page: 'lesson', game: 'konotop', lesson: 'first' }],
  ['/cards/konotop', { page: 'cards', game: 'konotop' }],
  ['/record', { page: 'record', turn: null, eyes: null }],
  ['/t/abcdefghij/replay', { page: 'replay', room: 'abcdefghij', turn: null, eyes: null }],
  ['/t/abcdefghij/replay#turn=12&eyes=1', { page: 'replay', room: 'abcdefghij', turn: 12, eyes: 0 }],
  ['/here/0123456789ab/replay#turn=0', { page: 'replay-here', table: '0123456789ab', turn: 0, eyes: null }],
  ['/about', { page: 'about' }],
  ['/settings', { page: 'settings' }],
  ['/devices', { page: 'devices' }],
  ['/privacy', { page: 'privacy' }],
  ['/move/abcdefghijkl', { page: 'transfer', token: 'abcdefghijkl' }],
];

test.each(ROUTES)('%s is read and written', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
  expect(formatRoute(route)).toBe(path);
});

test.each(['/nowhere', '/about/us', '/t/a/b', '/t/abcdef', '/t/abcdefghij.', '/learn/a/b/c', '/move', '/cards', '/%'])(
  '%s leads nowhere and does not throw',
  (path) => {
    expect(parseRoute(path)).toEqual({ page: 'not-found' });
  },
);

test.each(['/rules/blackmore#%', '/rules/blackmore#%E0%A4%A', '/rules/blackmore#'])('%s is the page without a rule', (path) => {
  expect(parseRoute(path)).toEqual({ page: 'rules', game: 'blackmore', rule: null });
});

test.each(['#turn=-1&eyes=x', '#turn=1.5&eyes=0', '#turn=9999999', '#r=anything'])('a replay opens at its beginning for %s', (hash) => {
  expect(parseRoute(`/t/abcdefghij/replay${hash}`)).toEqual({ page: 'replay', room: 'abcdefghij', turn: null, eyes: null });
});

test('an address with stray slashes finds its page', () => {
  expect(parseRoute('/t//abcdefghij/')).toEqual({ page: 'table', room: 'abcdefghij' });
  expect(parseRoute('/here')).toEqual({ page: 'lobby' });
});
