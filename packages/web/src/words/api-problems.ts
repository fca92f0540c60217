import { ApiProblem } from '../api.ts';
import { isSaid, say, sayCommon } from './words.svelte.ts';

/** What went wrong between page and server, as a sentence. */
export function apiText(error: unknown): string {
  if (!(error instanceof ApiProblem)) return say('api.unavailable');
  const { reason, args } = error;
  if (reason === 'unknown-version') return versionText(args);
  if (reason === 'file-too-expensive') return fileText(args);
  const key = `api.${reason}`;
  return say(isSaid(key) ? (key as 'api.unavailable') : 'api.unavailable');
}

/** A table's data file takes too much time or memory. */
export function fileText({ option = '' }: Readonly<Record<string, string | number>>): string {
  return sayCommon('fault.file-too-expensive', { option: String(option) });
}

/** The rules of a table are newer than what plays it. */
export function versionText({ version = '', known = '' }: Readonly<Record<string, string | number>>): string {
  return sayCommon('fault.unknown-version', { version: String(version), known: String(known) });
}
