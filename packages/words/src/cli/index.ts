import { type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

type Messages = typeof en;
/** What the command says about itself. */
export type CliWords = Say<Messages>;

export async function loadCli(language: Language): Promise<CliWords> {
  return sayFrom<Messages>((await import(`./catalogue/${language}.ts`)).messages);
}
