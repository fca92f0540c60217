import type { Component } from 'svelte';
import type { Route } from './route.ts';
import { wantWords } from './words/words.svelte.ts';

type Opened = Promise<{ readonly default: Component }>;

/** Pages beyond the lobby come when they are opened. */
const PAGES: Readonly<Record<Exclude<Route['page'], 'lobby'>, () => Opened>> = {
  new: () => import('./pages/NewTable.svelte'),
  here: () => import('./pages/LocalTablePage.svelte'),
  table: async () => (await Promise.all([import('./pages/OnlineTablePage.svelte'), wantWords('online')]))[0],
  rules: () => import('./pages/Rules.svelte'),
  learn: async () => (await Promise.all([import('./lesson/LearnPage.svelte'), wantWords('lesson')]))[0],
  cards: () => import('./pages/Cards.svelte'),
  record: async () => (await import('./result/load.ts')).loadRecordPage(),
  about: async () => (await Promise.all([import('./pages/About.svelte'), wantWords('about')]))[0],
  settings: async () => (await Promise.all([import('./pages/SettingsPage.svelte'), wantWords('about')]))[0],
  devices: () => import('./pages/Devices.svelte'),
  privacy: () => import('./pages/Privacy.svelte'),
  transfer: async () => (await Promise.all([import('./pages/TransferLink.svelte'), wantWords('about')]))[0],
  'not-found': () => import('./pages/NotFound.svelte'),
};

/** Nothing for the lobby, which is always there. */
export function loadPage(page: Route['page']): Opened | null {
  return page === 'lobby' ? null : PAGES[page]();
}
