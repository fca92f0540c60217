import { ROOM_ID } from '@coven/protocol/room';

/** Every page there is. */
export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'new'; readonly game: string | null; readonly where: 'online' | 'here' }
  /** A table of this browser. */
  | { readonly page: 'here'; readonly table: string }
  /** A table of the server. */
  | { readonly page: 'table'; readonly room: string }
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null }
  /** The lessons of all games, of one, or one lesson. */
  | { readonly page: 'learn'; readonly game: string | null; readonly lesson: string | null }
  /** The editor for a game's data. */
  | { readonly page: 'cards'; readonly game: string }
  | { readonly page: 'record' }
  | { readonly page: 'about' }
  | { readonly page: 'settings' }
  | { readonly page: 'devices' }
  | { readonly page: 'privacy' }
  /** Moves a guest to this device. */
  | { readonly page: 'transfer'; readonly token: string }
  | { readonly page: 'not-found' };

/** `path` as in an address: pathname, search and hash. */
export function parseRoute(path: string): Route {
  const url = new URL(path, 'http://coven.invalid');
  const [first = '', second, third] = url.pathname.split('/').filter((part) => part !== '');
  if (third !== undefined && first !== 'learn') return { page: 'not-found' };
  switch (first) {
    case '':
      return { page: 'lobby' };
    case 'new':
      return { page: 'new', game: second ?? null, where: url.searchParams.get('where') === 'here' ? 'here' : 'online' };
    case 'here':
      return second === undefined ? { page: 'lobby' } : { page: 'here', table: second };
    case 't':
      // A link that was cut off leads nowhere.
      return second === undefined ? { page: 'lobby' } : ROOM_ID.test(second) ? { page: 'table', room: second } : { page: 'not-found' };
    case 'rules':
      return { page: 'rules', game: second ?? null, rule: ruleIn(url.hash) };
    case 'learn':
      return { page: 'learn', game: second ?? null, lesson: third ?? null };
    case 'cards':
      return second === undefined ? { page: 'not-found' } : { page: 'cards', game: second };
    case 'record':
    case 'about':
    case 'settings':
    case 'devices':
    case 'privacy':
      return second === undefined ? { page: first } : { page: 'not-found' };
    case 'move':
      return second === undefined ? { page: 'not-found' } : { page: 'transfer', token: second };
    default:
      return { page: 'not-found' };
  }
}

/** The code in a link to a seat; behind `#`, so that no server and no other site gets to know it. */
export function seatCodeIn(hash: string): string | null {
  return /^#seat-([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;
}

/** The rule that an address names; anything may stand there. */
function ruleIn(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

export function formatRoute(route: Route): string {
  switch (route.page) {
    case 'lobby':
    case 'not-found':
      return '/';
    case 'new':
      return `/new${route.game === null ? '' : `/${route.game}`}${route.where === 'here' ? '?where=here' : ''}`;
    case 'here':
      return `/here/${route.table}`;
    case 'table':
      return `/t/${route.room}`;
    case 'rules':
      return `/rules${route.game === null ? '' : `/${route.game}`}${route.rule === null ? '' : `#${route.rule}`}`;
    case 'learn':
      return ['/learn', route.game, route.lesson].filter((part) => part !== null).join('/');
    case 'cards':
      return `/cards/${route.game}`;
    case 'record':
    case 'about':
    case 'settings':
    case 'devices':
    case 'privacy':
      return `/${route.page}`;
    case 'transfer':
      return `/move/${route.token}`;
    default:
      return route satisfies never;
  }
}
