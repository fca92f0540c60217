import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language, type Message } from '@coven/words';

export type Catalogues = Readonly<Record<Language, Readonly<Record<string, Message>>>>;

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Every folder that has catalogues, of the packages and of the games. */
export const AREAS = globSync(['packages/words/src/*/catalogue/', 'games/*/words/', 'games/*/words/*/', 'games/*/lessons/*/'], {
  cwd: ROOT,
})
  .map((folder) => folder.replace(/\/$/, ''))
  .filter((folder) => existsSync(`${ROOT}${folder}/en.ts`))
  .sort();

export async function cataloguesOf(area: string): Promise<Catalogues> {
  const load = async (language: Language) => {
    const module: { messages: Readonly<Record<string, Message>> } = await import(/* @vite-ignore */ `${ROOT}${area}/${language}.ts`);
    return [language, module.messages] as const;
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(load))) as Catalogues;
}
