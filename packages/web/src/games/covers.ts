import { gameIn } from './folders.ts';

const FOUND = import.meta.glob<string>('../../../../games/*/web/cover.svg', { query: '?url', import: 'default', eager: true });

/** A small picture of each game for the lobby. */
export const COVERS: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(FOUND).map(([path, url]) => [gameIn(path), url]));
