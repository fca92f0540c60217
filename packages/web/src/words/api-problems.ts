import { ApiProblem } from '../api.ts';
import { say, sayCommon } from './words.svelte.ts';

/** What went wrong between page and server, as a sentence. */
export function apiText(error: unknown): string {
  if (!(error instanceof ApiProblem)) return say('api.unavailable');
  switch (error.reason) {
    case 'offline':
    case 'too-fast':
    case 'needs-name':
    case 'bad-name':
    case 'no-such-code':
    case 'no-such-table':
    case 'bad-options':
    case 'too-many-tables':
    case 'too-many-files':
    case 'game-running':
    case 'logged-out':
    case 'no-such-device':
      return say(`api.${error.reason}`);
    case 'unknown-version':
      return versionText(error.args);
    case 'file-too-expensive':
      return fileText(error.args);
    default:
      return say('api.unavailable');
  }
}

/** A table's data file takes too much time or memory. */
export function fileText({ option = '' }: Readonly<Record<string, string | number>>): string {
  return sayCommon('fault.file-too-expensive', { option: String(option) });
}

/** The rules of a table are newer than what plays it. */
export function versionText({ version = '', known = '' }: Readonly<Record<string, string | number>>): string {
  return sayCommon('fault.unknown-version', { version: String(version), known: String(known) });
}
