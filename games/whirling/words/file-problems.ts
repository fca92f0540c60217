import type { FileProblem, JsonReason } from '@coven/core';
import { type FileWords, jsonProblem, type Say } from '@coven/words';
import type { DataReason } from '../rules/index.ts';
import type { messages as en } from './en.ts';

export function problemWords(say: Say<typeof en>, files: FileWords, { reason, args = {} }: FileProblem): string {
  const text = (name: string): string => String(args[name] ?? '');
  const known = reason as DataReason;
  switch (known) {
    case 'wrong-count':
    case 'too-few-characters':
      return say(`problem.${known}`, { found: text('count'), wanted: text('wanted') });
    case 'repeated-id':
      return say('problem.repeated-id', { id: text('id'), line: text('line') });
    case 'repeated-initiative':
      return say('problem.repeated-initiative', { initiative: text('initiative'), line: text('line') });
    case 'more-than-fits':
      return say('problem.more-than-fits', { most: text('most') });
    case 'too-mixed':
    case 'too-many-fills':
      return say(`problem.${known}`, { found: text('count'), most: text('most') });
    case 'no-initiate':
      return say('problem.no-initiate', { wanted: text('wanted') });
    case 'not-true-or-false':
    case 'mixed-needs-two':
      return say(`problem.${known}`);
    default:
      return jsonProblem(files, known satisfies JsonReason, args);
  }
}
