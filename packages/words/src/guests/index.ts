import type { Same, Say } from '../catalogue.ts';
import type { Language } from '../language.ts';
import type { messages as en } from './catalogue/en.ts';

export type GuestMessages = typeof en;
export type GuestWords = Say<GuestMessages>;

/** What is said of guests, their devices and what is kept of them, and by a table's owner. */
export async function loadGuests(language: Language): Promise<Same<GuestMessages>> {
  return (await import(`./catalogue/${language}.ts`)).messages;
}
