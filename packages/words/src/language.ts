/** Every language we speak: what it calls itself, and the forms it needs for whole numbers. A new one is a row here and its catalogues. */
const ROWS = {
  en: { name: 'English', plurals: ['one', 'other'] },
  uk: { name: 'Українська', plurals: ['one', 'few', 'many'] },
  ru: { name: 'Русский', plurals: ['one', 'few', 'many'] },
  fr: { name: 'Français', plurals: ['one', 'other'] },
} as const;

export type Language = keyof typeof ROWS;
export const LANGUAGES = Object.keys(ROWS) as readonly Language[];

/** The words a language needs for whole numbers, by form. */
export type Forms<L extends Language> = Readonly<Record<(typeof ROWS)[L]['plurals'][number], string>>;

/** What each language calls itself. */
export const LANGUAGE_NAMES = Object.fromEntries(LANGUAGES.map((language) => [language, ROWS[language].name])) as Readonly<
  Record<Language, string>
>;

/** The best of our languages for a list such as `navigator.languages` or `uk_UA.UTF-8`; English if none fits. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split(/[-_.]/)[0] === language);
    if (found) return found;
  }
  return 'en';
}
