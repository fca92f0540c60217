import type { FileProblem, JsonReason } from '@coven/core';
import { type Catalogue, type Message, type Same, type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

type Messages = typeof en;

export type FileWords = Say<Messages>;

export async function loadFiles(language: Language): Promise<FileWords> {
  return sayFrom<Messages>((await import(`./catalogue/${language}.ts`)).messages);
}

/** What is wrong in a data file as far as every game says it alike. */
export function jsonProblem(say: FileWords, reason: JsonReason, args: FileProblem['args'] = {}): string {
  return reason === 'not-json' && args.found === '' ? say('more.cut-short') : sayProblem(say, reason, args);
}

/** The same in a game that puts words to its own reasons: a message has the names of its problem's arguments. */
export function fileProblemFrom<Reason extends string>(
  messages: Readonly<Record<`problem.${Exclude<Reason, JsonReason>}`, Message>>,
  files: FileWords,
): (problem: FileProblem) => string {
  const say = sayFrom(messages as Same<Catalogue>);
  return ({ reason, args }) =>
    Object.hasOwn(messages, `problem.${reason}`) ? sayProblem(say, reason, args) : jsonProblem(files, reason as JsonReason, args);
}

/** A count is told as what was `found`: the sentences do not bend to it. */
function sayProblem(say: unknown, reason: string, args: FileProblem['args'] = {}): string {
  const texts = Object.fromEntries(Object.entries(args).map(([name, value]) => [name === 'count' ? 'found' : name, String(value)]));
  return (say as (key: string, texts: object) => string)(`problem.${reason}`, texts);
}
