import type { Same } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type FaultMessages = typeof en;

/** What can be wrong with a table's options, with a data file, and with a record. */
export async function loadFaults(language: Language): Promise<Same<FaultMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
