import type { Language, OriginCatalogue } from '@coven/words';
import { byLanguage } from '../games/folders.ts';

const ORIGINS = byLanguage(import.meta.glob<{ readonly messages: OriginCatalogue }>('../../../../games/*/words/origins/*.ts'));

/** What a game says about where its data comes from. */
export async function loadOrigins(game: string, language: Language): Promise<OriginCatalogue> {
  const load = ORIGINS.get(`${game}/${language}`);
  if (!load) throw new Error(`no words about the data of ${game}`);
  return (await load()).messages;
}
