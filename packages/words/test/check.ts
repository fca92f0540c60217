import { LANGUAGES, type Language, type Message } from '@coven/words';
import type { Catalogues } from '../laws/index.ts';

/** English, and any other languages to compare with it. */
export type SomeCatalogues = Partial<Catalogues> & Pick<Catalogues, 'en'>;

/** The argument names a message asks for. */
export function argumentsOf(message: Message): readonly string[] {
  if (typeof message === 'string') return [];
  const asked = new Set<string>();
  const args = new Proxy(
    {},
    {
      get(_, name) {
        asked.add(String(name));
        return '3';
      },
    },
  );
  message(args);
  return [...asked].sort();
}

/** The text with stand-ins for its arguments. */
export function sampleOf(message: Message, value: string | number = 3): string {
  if (typeof message === 'string') return message;
  return message(new Proxy({}, { get: () => value }));
}

/** What is wrong with an area's catalogues, English being the model. */
export function faultsOf(area: string, catalogues: SomeCatalogues, sameAsEnglish: ReadonlySet<string> = new Set()): readonly string[] {
  const faults: string[] = [];
  const { en } = catalogues;
  for (const language of LANGUAGES) {
    const messages = catalogues[language];
    if (messages === undefined) continue;
    const at = (key: string) => `${area}/${language} ${key}`;
    for (const key of Object.keys(en)) if (!Object.hasOwn(messages, key)) faults.push(`${at(key)}: missing`);
    for (const [key, message] of Object.entries(messages)) {
      const model = en[key];
      if (model === undefined) {
        faults.push(`${at(key)}: stale`);
        continue;
      }
      const text = sampleOf(message);
      if (text.trim() === '') faults.push(`${at(key)}: empty`);
      if (text !== text.trim() || /\s{2}/.test(text)) faults.push(`${at(key)}: stray space`);
      if (/undefined|\[object/.test(text)) faults.push(`${at(key)}: a hole in the text`);
      if (argumentsOf(message).join() !== argumentsOf(model).join()) faults.push(`${at(key)}: arguments ${argumentsOf(message)}`);
      faults.push(...spellingFaults(language, text).map((fault) => `${at(key)}: ${fault}`));
      // Where there is no word beside the arguments, there is nothing to translate.
      const isTranslated = language === 'en' || text !== sampleOf(model) || !/\p{L}/u.test(text);
      if (!isTranslated && !sameAsEnglish.has(`${language} ${key}`)) faults.push(`${at(key)}: English`);
    }
  }
  return faults;
}

/** Letters that a language does not have, where another of ours would slip in unnoticed. */
const FOREIGN_LETTERS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /[а-яґєії]/i,
  uk: /[ыэёъ]/i,
  ru: /[іїєґ]/i,
  fr: /[а-яґєії]/i,
};

function spellingFaults(language: Language, text: string): readonly string[] {
  const faults: string[] = [];
  const letter = FOREIGN_LETTERS[language]?.exec(text);
  if (letter) faults.push(`letter ${letter[0]} of another language`);
  if (/[a-zA-Z][а-яіїєґ]|[а-яіїєґ][a-zA-Z]/i.test(text)) faults.push('Latin and Cyrillic letters in one word');
  if (language === 'fr' && / [:;!?»]|« /.test(text)) faults.push('needs a no-break space');
  if (/[^=]'/.test(text)) faults.push("a straight apostrophe instead of '’'");
  return faults;
}
