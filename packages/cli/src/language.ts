import { bestLanguage, LANGUAGES, type Language } from '@coven/words';
import { UsageError } from './usage.ts';

/** The language for all output: from `--lang`, else COVEN_LANG, else the system. */
export function languageFrom(argv: readonly string[], env: NodeJS.ProcessEnv): Language {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const flag = at < 0 ? undefined : argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  const wanted = [flag, env.COVEN_LANG, env.LC_ALL, env.LC_MESSAGES, env.LANG].find((tag) => tag);
  return bestLanguage(wanted === undefined ? [] : [wanted]);
}

/** Throws for a `--lang` that is not supported. */
export function checkLanguage(flag: string | undefined): void {
  if (flag === undefined || (LANGUAGES as readonly string[]).includes(flag)) return;
  throw new UsageError('unknown-language', { text: flag, known: LANGUAGES.join(', ') });
}
