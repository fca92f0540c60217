import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language, loadWeb } from '@coven/words';
import type { Plugin } from 'vite';

const SOURCE = new URL('../public/coven.webmanifest', import.meta.url);

/** The manifest in every language: `/coven.uk.webmanifest` and so on. The one without a language says nothing in words. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    configureServer({ middlewares }) {
      middlewares.use((request, answer, next) => {
        const language = LANGUAGES.find((one) => request.url === addressOf(one));
        if (!language) return next();
        return void manifestIn(language).then((text) => answer.setHeader('content-type', 'application/manifest+json').end(text), next);
      });
    },
    async generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: addressOf(language).slice(1), source: await manifestIn(language) });
      }
    },
  };
}

const addressOf = (language: Language): string => `/coven.${language}.webmanifest`;

async function manifestIn(language: Language): Promise<string> {
  const { 'lobby.welcome': description } = await loadWeb(language);
  return JSON.stringify({ ...JSON.parse(readFileSync(SOURCE, 'utf8')), lang: language, description });
}
