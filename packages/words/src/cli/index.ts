import { type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as measuring } from '../measuring/catalogue/en.ts';
import type { messages as own } from './catalogue/en.ts';

type Messages = typeof own & typeof measuring;
/** What the command says about itself. */
export type CliWords = Say<Messages>;

export async function loadCli(language: Language): Promise<CliWords> {
  const parts = await Promise.all([import(`./catalogue/${language}.ts`), import(`../measuring/catalogue/${language}.ts`)]);
  return sayFrom<Messages>(Object.assign({}, ...parts.map(({ messages }) => messages)));
}
