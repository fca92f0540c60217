export const LANGUAGES = ['en', 'uk', 'ru', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  uk: 'Українська',
  ru: 'Русский',
  fr: 'Français',
};

/** The best of our languages for a list such as `navigator.languages` or `uk_UA.UTF-8`; English if none fits. */
export function bestLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split(/[-_.]/)[0] === language);
    if (found) return found;
  }
  return 'en';
}
