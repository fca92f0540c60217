import { readdirSync } from 'node:fs';
import { LANGUAGES, type Language, type Message } from '@coven/words';

export type Catalogues = Readonly<Record<Language, Readonly<Record<string, Message>>>>;

/** Every area that has catalogues: one folder each. */
export const AREAS = readdirSync(new URL('../src', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .concat('web/whirling', 'web/witchstone');

export async function cataloguesOf(area: string): Promise<Catalogues> {
  const load = async (language: Language) => {
    const module: { messages: Readonly<Record<string, Message>> } = await import(
      /* @vite-ignore */ new URL(`../src/${area}/${language}.ts`, import.meta.url).href
    );
    return [language, module.messages] as const;
  };
  return Object.fromEntries(await Promise.all(LANGUAGES.map(load))) as Catalogues;
}
