import type { FileProblem, JsonReason } from '@coven/core';
import { type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

type Messages = typeof en;

export type FileWords = Say<Messages>;

export async function loadFiles(language: Language): Promise<FileWords> {
  return sayFrom<Messages>((await import(`./catalogue/${language}.ts`)).messages);
}

/** What is wrong in a data file as far as every game says it alike; games put words to their own reasons. */
export function jsonProblem(say: FileWords, reason: JsonReason, args: FileProblem['args'] = {}): string {
  const text = (name: string): string => String(args[name] ?? '');
  switch (reason) {
    case 'not-json':
      return text('found') === '' ? say('more.cut-short') : say('problem.not-json', { found: text('found') });
    case 'file-too-long':
    case 'too-deep':
      return say(`problem.${reason}`, { most: text('most') });
    case 'unknown-field':
    case 'not-one-of':
      return say(`problem.${reason}`, { values: text('values') });
    case 'missing-field':
      return say('problem.missing-field', { name: text('name') });
    case 'out-of-range':
      return say('problem.out-of-range', { least: text('least'), most: text('most') });
    case 'too-many':
      return say('problem.too-many', { found: text('count'), most: text('most') });
    case 'repeated-field':
    case 'not-an-object':
    case 'not-a-list':
    case 'not-a-text':
    case 'not-a-whole-number':
    case 'not-an-id':
      return say(`problem.${reason}`);
    default:
      return reason satisfies never;
  }
}
