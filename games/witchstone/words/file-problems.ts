import type { FileProblem } from '@coven/core';
import { type FileWords, jsonProblem, type Say } from '@coven/words';
import type { BoardFileReason } from '../rules/index.ts';
import type { messages as en } from './en.ts';
import type { NameOf } from './kinds.ts';

export function problemWords(say: Say<typeof en>, nameOf: NameOf, files: FileWords, problem: FileProblem): string {
  const { args = {} } = problem;
  const reason = problem.reason as BoardFileReason;
  const given = (name: string): string => String(args[name] ?? '');
  switch (reason) {
    case 'repeated-id':
    case 'unknown-location':
    case 'not-connected':
    case 'same-ends':
      return say(`problem.${reason}`, { id: given('id') });
    case 'one-witchstone':
      return say('problem.one-witchstone', { found: given('count') });
    case 'too-few-towers':
    case 'too-few-places':
    case 'too-few-chips':
    case 'too-few-scrolls':
      return say(`problem.${reason}`, { found: given('count'), least: given('least') });
    case 'wrong-count':
      return say('problem.wrong-count', { found: given('count'), wanted: given('wanted') });
    case 'missing-symbol':
    case 'missing-exit':
      return say(`problem.${reason}`, { action: nameOf('action', given('action')) });
    case 'repeated-pair':
    case 'missing-pair':
      return say(`problem.${reason}`, { pair: nameOf('pair', given('pair')) });
    case 'wrong-actions':
      return say('problem.wrong-actions', { values: given('values') });
    case 'blue-too-close':
      return say('problem.blue-too-close', { least: given('least') });
    case 'repeated-portal':
    case 'outside-cauldron':
    case 'cell-taken':
    case 'not-on-border':
    case 'two-exits':
    case 'same-action':
    case 'no-start':
    case 'unknown-cell':
    case 'repeated-cell':
    case 'falling-levels':
      return say(`problem.${reason}`);
    default:
      return jsonProblem(files, reason, args);
  }
}
