import type { OptionProblem, RecordProblem } from '@coven/core';
import { type FaultMessages, faultSentence, type GameWords } from '@coven/words';
import { WorkerProblem } from '../table/worker-link.ts';
import type { ProblemMessage } from '../worker/messages.ts';
import { refusalText } from './refusals.ts';
import { spoken } from './rich.ts';
import { say, sayCommon, sayResult as sayOfResult, sayWith } from './words.svelte.ts';

/** All sentences here are said once `wantWords('faults')` is done. */
const FAULTS = { common: sayCommon, say: sayWith<FaultMessages>() };

/** What a problem is told with: the words of its game, if they are loaded, and the names of its players. */
interface Speaker {
  readonly words: GameWords | undefined;
  readonly names: readonly string[];
}

/** What the Worker could not do, as a sentence. */
export function problemText(error: unknown, speaker: Speaker): string {
  return codedText(error, speaker) ?? say('frame.failed');
}

/** The same where a record was checked: only a problem with the record itself speaks against it. */
export function recordProblemText(error: unknown, speaker: Speaker): string {
  const text = codedText(error, speaker);
  return text === undefined ? say('frame.failed') : `${sayOfResult('verify.wrong')} ${text}`;
}

/** Whether a record cannot be checked only because the data file of its table is not at hand. */
export function lacksFile(error: unknown): boolean {
  return error instanceof WorkerProblem && error.problem.code === ('record-needs-file' satisfies RecordProblem);
}

/** Nothing for an error that has no code. */
function codedText(error: unknown, speaker: Speaker): string | undefined {
  if (!(error instanceof WorkerProblem)) return undefined;
  const { problem } = error;
  return faultSentence(FAULTS, problem, (reason) => whyText(problem, reason, speaker));
}

function whyText({ code, args }: ProblemMessage, reason: string, { words, names }: Speaker): string {
  if (code === ('bad-file' satisfies OptionProblem)) {
    return words?.fileProblem?.({ line: Number(args.line), field: String(args.field), reason, args }) ?? reason;
  }
  return refusalText({ rule: String(args.rule), reason, args }, words, spoken(names));
}
