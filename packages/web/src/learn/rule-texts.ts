import { type Catalogue, type Language, type RuleTexts, ruleTextsFrom } from '@coven/words';
import { byLanguage } from '../games/folders.ts';

const TEXTS = byLanguage(import.meta.glob<{ readonly messages: Catalogue }>('../../../../games/*/words/rules/*.ts'));

/** What a game's rules say in one language, by their numbers. */
export async function ruleTexts(game: string, language: Language): Promise<RuleTexts> {
  return ruleTextsFrom((await TEXTS.get(`${game}/${language}`)?.())?.messages ?? {});
}
