import { bestLanguage, LANGUAGES, type Language } from '@coven/words';
import { Usage } from './usage.ts';

/** The language to speak from the first word on: `--lang`, COVEN_LANG, then the system's. */
export function languageFrom(argv: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const flag = at < 0 ? undefined : argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  const wanted = [flag, env.COVEN_LANG, env.LC_ALL, env.LC_MESSAGES, env.LANG].find((tag) => tag);
  return bestLanguage(wanted === undefined ? [] : [wanted]);
}

/** Refuses a `--lang` that is none of ours. */
export function languageIn(flag: string | undefined): void {
  if (flag === undefined || (LANGUAGES as readonly string[]).includes(flag)) return;
  throw new Usage('unknown-language', { text: flag, known: LANGUAGES.join(', ') });
}
