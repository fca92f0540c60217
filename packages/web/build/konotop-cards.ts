import { CARDS, FROM, OUR_FILE, WHERE, WHOSE } from '@coven/games/konotop';
import type { Plugin } from 'vite';

/** What the page needs of the cards that come with the game, as plain data: for the table, for the editor. */
const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:konotop-faces': () => {
    const cards = OUR_FILE.cards.map(({ id, strength, effect }) => ({ id, strength, effect }));
    return `export const CARDS = ${JSON.stringify(cards)};\nexport const OCCUPANTS = ${JSON.stringify(OUR_FILE.occupants.map(({ id }) => id))};`;
  },
  'virtual:konotop-file': () => {
    const facts = { OUR_FILE, CARDS, WHERE, WHOSE, FROM };
    return Object.entries(facts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  },
};

export function konotopCards(): Plugin {
  return {
    name: 'konotop-cards',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: (id) => MODULES[id.slice(1)]?.(),
  };
}
