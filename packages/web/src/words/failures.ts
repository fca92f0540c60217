import { ApiFailure } from '../api.ts';
import { say } from './words.svelte.ts';

/** What went wrong between page and server, as a sentence. */
export function apiText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return say('api.unavailable');
  switch (error.reason) {
    case 'offline':
    case 'too-fast':
    case 'needs-name':
    case 'bad-name':
    case 'no-such-code':
    case 'no-such-table':
    case 'bad-options':
    case 'too-many-tables':
    case 'game-running':
      return say(`api.${error.reason}`);
    default:
      return say('api.unavailable');
  }
}
