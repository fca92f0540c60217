import { readStored, store } from '../storage.ts';

/** Files that tables of this browser were opened with; a record names them by their hash only. */
const KEY = 'files';
/** The latest ones: each may be as long as a data file may be. */
const MAX_FILES = 4;

export function keptFiles(): readonly string[] {
  return readStored<readonly string[]>(KEY) ?? [];
}

export function keepFile(text: string): void {
  store(KEY, [text, ...keptFiles().filter((kept) => kept !== text)].slice(0, MAX_FILES));
}
