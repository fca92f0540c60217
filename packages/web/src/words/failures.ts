import type { RecordFault } from '@coven/core';
import { ApiFailure } from '../api.ts';
import { WorkerFailure } from '../table/worker-link.ts';
import { say, sayCommon } from './words.svelte.ts';

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

/** Why a record does not hold, as a sentence. */
export function failureText(error: unknown): string {
  if (!(error instanceof WorkerFailure)) return say('api.unavailable');
  const { code, args } = error.failure;
  try {
    return sayCommon(`fault.${code}` as 'fault.record-bad-field', { why: '', ...args } as never) || code;
  } catch {
    return code;
  }
}

/** Whether a record cannot be checked only because the data file of its table is not at hand. */
export function lacksFile(error: unknown): boolean {
  return error instanceof WorkerFailure && error.failure.code === ('record-needs-file' satisfies RecordFault);
}
