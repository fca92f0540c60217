import type { OptionProblem, RecordProblem } from '@coven/core';
import { faultSentence, type GameWords } from '@coven/words';
import { WorkerFailure } from '../table/worker-link.ts';
import type { Failure } from '../worker/messages.ts';
import { refusalText } from './refusals.ts';
import { spoken } from './rich.ts';
import { say, sayCommon } from './words.svelte.ts';

/** Who knows what a fault is about: the words of its game, if they are there, and the names of its players. */
interface Speaker {
  readonly words: GameWords | undefined;
  readonly names: readonly string[];
}

/** What the Worker could not do, as a sentence. */
export function failureText(error: unknown, speaker: Speaker): string {
  return faultText(error, speaker) ?? say('frame.failed');
}

/** The same where a record was checked: only a fault of the record speaks against it. */
export function recordFailureText(error: unknown, speaker: Speaker): string {
  const fault = faultText(error, speaker);
  return fault === undefined ? say('frame.failed') : `${say('verify.wrong')} ${fault}`;
}

/** Whether a record cannot be checked only because the data file of its table is not at hand. */
export function lacksFile(error: unknown): boolean {
  return error instanceof WorkerFailure && error.failure.code === ('record-needs-file' satisfies RecordProblem);
}

/** Nothing for what is no fault but a breakdown. */
function faultText(error: unknown, speaker: Speaker): string | undefined {
  if (!(error instanceof WorkerFailure)) return undefined;
  const { failure } = error;
  return faultSentence(sayCommon, failure, (reason) => whyText(failure, reason, speaker));
}

function whyText({ code, args }: Failure, reason: string, { words, names }: Speaker): string {
  if (code === ('bad-file' satisfies OptionProblem)) {
    return words?.fileProblem?.({ line: Number(args.line), field: String(args.field), reason, args }) ?? reason;
  }
  return refusalText({ rule: String(args.rule), reason, args }, words, spoken(names));
}
