import { type Say, sayFrom } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

type Messages = typeof en;

export type GuestWords = Say<Messages>;

export async function loadGuests(language: Language): Promise<GuestWords> {
  return sayFrom<Messages>((await import(`./catalogue/${language}.ts`)).messages);
}
