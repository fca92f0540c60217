import { type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as measuring } from '../measuring/catalogue/en.ts';
import type { messages as own } from './catalogue/en.ts';

export type CliMessages = typeof own & typeof measuring;
/** What the command says about itself. */
export type CliWords = Say<CliMessages>;

export async function loadCli(language: Language): Promise<CliWords> {
  const parts = await Promise.all([import(`./catalogue/${language}.ts`), import(`../measuring/catalogue/${language}.ts`)]);
  return sayFrom<CliMessages>(Object.assign({}, ...parts.map(({ messages }) => messages)));
}
