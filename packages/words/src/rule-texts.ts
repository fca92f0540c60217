import type { Catalogue } from './catalogue.ts';

/** The text of a rule by its number, in our own words. */
export type RuleTexts = (number: string) => string | undefined;

/** From the catalogue of a game's `words/rules`, which is fetched when a rule is read. */
export function ruleTextsFrom(messages: Catalogue): RuleTexts {
  const texts = new Map<string, unknown>(Object.entries(messages));
  return (number) => {
    const text = texts.get(`rule.${number}`);
    return typeof text === 'string' ? text : undefined;
  };
}
