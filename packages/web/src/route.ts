import type { Seat } from '@coven/core';
import { ROOM_ID } from '@coven/protocol/room';
import type { Component } from 'svelte';
import type { Area } from './words/areas.ts';

type Opened = Promise<{ readonly default: Component }>;

interface Row {
  /** The path; `:name` stands for any part, `:name?` for one that may be missing. */
  readonly pattern: string;
  /** Other paths that lead there. */
  readonly also?: readonly string[];
  /** What else the address says, behind the path. */
  readonly behind?: Behind<object>;
  /** What a part must look like: a link that was cut off leads nowhere. */
  readonly parts?: Readonly<Record<string, RegExp>>;
  /** A table has a main part of its own, without what stands around other pages. */
  readonly kind: 'page' | 'table';
  /** The words that are there before it is shown. */
  readonly words?: readonly Area[];
  /** The lobby is always there. */
  readonly load: (() => Opened) | null;
}

/** Fields of a route that stand in the search or the hash of its address. */
interface Behind<Fields extends object> {
  read(url: URL): Fields;
  write(fields: Fields): string;
}

const where: Behind<{ readonly where: 'online' | 'here' }> = {
  read: ({ searchParams }) => ({ where: searchParams.get('where') === 'here' ? 'here' : 'online' }),
  write: (fields) => (fields.where === 'here' ? '?where=here' : ''),
};

const rule: Behind<{ readonly rule: string | null }> = {
  read: ({ hash }) => ({ rule: textOf(hash) }),
  write: (fields) => (fields.rule === null ? '' : `#${fields.rule}`),
};

/** A turn of a replay, and the seat whose eyes look: in an address the first seat is number 1. */
export interface Moment {
  readonly turn: number | null;
  /** Null for a spectator. */
  readonly eyes: Seat | null;
}

const moment: Behind<Moment> = {
  read({ hash }) {
    const said = new URLSearchParams(hash.slice(1));
    const numberOf = (name: string) => (/^\d{1,6}$/.test(said.get(name) ?? '') ? Number(said.get(name)) : null);
    const eyes = numberOf('eyes');
    return { turn: numberOf('turn'), eyes: eyes === null || eyes === 0 ? null : eyes - 1 };
  },
  write({ turn, eyes }) {
    const said = [...(turn === null ? [] : [`turn=${turn}`]), ...(eyes === null ? [] : [`eyes=${eyes + 1}`])];
    return said.length === 0 ? '' : `#${said.join('&')}`;
  },
};

const room = { room: ROOM_ID };
const replaying = () => import('./replay/ReplayPage.svelte');
const learning = () => import('./lesson/LearnPage.svelte');

/** Every page there is. */
const ROWS = {
  lobby: { pattern: '/', also: ['/t', '/here'], kind: 'page', load: null },
  new: { pattern: '/new/:game?', behind: where, kind: 'page', load: () => import('./pages/NewTable.svelte') },
  /** A table of this browser. */
  here: { pattern: '/here/:table', kind: 'table', load: () => import('./pages/LocalTablePage.svelte') },
  /** A table of the server. */
  table: { pattern: '/t/:room', parts: room, kind: 'table', words: ['online'], load: () => import('./pages/OnlineTablePage.svelte') },
  replay: { pattern: '/t/:room/replay', parts: room, behind: moment, kind: 'table', words: ['result', 'faults'], load: replaying },
  'replay-here': { pattern: '/here/:table/replay', behind: moment, kind: 'table', words: ['result', 'faults'], load: replaying },
  rules: { pattern: '/rules/:game?', behind: rule, kind: 'page', load: () => import('./pages/Rules.svelte') },
  learn: { pattern: '/learn/:game?', kind: 'page', words: ['lesson'], load: learning },
  lesson: { pattern: '/learn/:game/:lesson', kind: 'table', words: ['lesson'], load: learning },
  /** The editor for a game's data. */
  cards: { pattern: '/cards/:game', kind: 'page', load: () => import('./pages/Cards.svelte') },
  record: {
    pattern: '/record',
    behind: moment,
    kind: 'table',
    words: ['result', 'faults'],
    load: () => import('./replay/RecordPage.svelte'),
  },
  about: { pattern: '/about', kind: 'page', words: ['about'], load: () => import('./pages/About.svelte') },
  settings: { pattern: '/settings', kind: 'page', words: ['about'], load: () => import('./pages/SettingsPage.svelte') },
  devices: { pattern: '/devices', kind: 'page', words: ['guests'], load: () => import('./pages/Devices.svelte') },
  privacy: { pattern: '/privacy', kind: 'page', words: ['guests'], load: () => import('./pages/Privacy.svelte') },
  /** Moves a guest to this device. */
  transfer: { pattern: '/move/:token', kind: 'page', words: ['about'], load: () => import('./pages/TransferLink.svelte') },
  'not-found': { pattern: '/not-found', kind: 'page', load: () => import('./pages/NotFound.svelte') },
} as const satisfies Readonly<Record<string, Row>>;

type Rows = typeof ROWS;
export type Page = keyof Rows;

type Part<Name extends string> = Name extends `${infer Optional}?`
  ? { readonly [Key in Optional]: string | null }
  : { readonly [Key in Name]: string };
type PartsOf<Pattern extends string> = Pattern extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Part<Name> & PartsOf<`/${More}`>
    : Part<Rest>
  : unknown;
type FieldsOf<One> = One extends { readonly behind: Behind<infer Fields> } ? Fields : unknown;

export type Route = { [Each in Page]: { readonly page: Each } & PartsOf<Rows[Each]['pattern']> & FieldsOf<Rows[Each]> }[Page];

export function rowOf(page: Page): Row {
  return ROWS[page];
}

/** `path` as in an address: pathname, search and hash. */
export function parseRoute(path: string): Route {
  const url = new URL(path, 'http://coven.invalid');
  const parts = partsOf(url.pathname);
  for (const [page, row] of Object.entries<Row>(ROWS)) {
    for (const pattern of [row.pattern, ...(row.also ?? [])]) {
      const found = matched(partsOf(pattern), parts, row.parts);
      if (found) return { page, ...found, ...row.behind?.read(url) } as Route;
    }
  }
  return { page: 'not-found' };
}

export function formatRoute(route: Route): string {
  const { pattern, behind }: Row = rowOf(route.page);
  const values = route as unknown as Readonly<Record<string, string | null>>;
  const parts = partsOf(pattern).map((part) => (part.startsWith(':') ? values[nameOf(part)] : part));
  return `/${parts.filter((part) => part !== null).join('/')}${behind?.write(route) ?? ''}`;
}

/** The code in a link to a seat; behind `#`, so that no server and no other site gets to know it. */
export function seatCodeIn(hash: string): string | null {
  return /^#seat-([0-9a-f]{64})$/.exec(hash)?.[1] ?? null;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function nameOf(part: string): string {
  return part.replace(/^:|\?$/g, '');
}

/** The values of a pattern's parts; nothing where the path is another one. */
function matched(
  pattern: readonly string[],
  parts: readonly string[],
  shapes: Row['parts'] = {},
): Readonly<Record<string, string | null>> | undefined {
  if (parts.length > pattern.length) return undefined;
  const values: Record<string, string | null> = {};
  for (const [at, wanted] of pattern.entries()) {
    const part = parts[at];
    const name = nameOf(wanted);
    const fits = wanted.startsWith(':') ? part === undefined || (shapes[name]?.test(part) ?? true) : part === wanted;
    if (!fits || (part === undefined && !wanted.endsWith('?'))) return undefined;
    if (wanted.startsWith(':')) values[name] = part ?? null;
  }
  return values;
}

/** What stands behind `#`; anything may. */
function textOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}
