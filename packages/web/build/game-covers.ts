import { existsSync, readFileSync } from 'node:fs';
import { GAMES } from '@coven/games';
import type { Plugin } from 'vite';

const NAME = 'virtual:game-covers';
const DEV_ADDRESS = '/covers.svg';
/** Of every cover. */
const [WIDTH, HEIGHT] = [640, 336];

/** The covers of all games as one file, because each file costs a journey: one below the other, each with a view of its own. */
export function gameCovers(): Plugin {
  let isBuild = false;
  return {
    name: 'game-covers',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use(DEV_ADDRESS, (_, answer) => void answer.setHeader('content-type', 'image/svg+xml').end(sheet()));
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const file = isBuild
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: 'covers.svg', source: sheet() })}`
        : `'${DEV_ADDRESS}'`;
      return `const file = ${file};\nexport const COVERS = { ${covered().map((game) => `'${game}': file + '#${game}'`)} };`;
    },
  };
}

const coverOf = (game: string): URL => new URL(`../../../games/${game}/web/cover.svg`, import.meta.url);

function covered(): readonly string[] {
  return GAMES.map(({ id }) => id).filter((game) => existsSync(coverOf(game)));
}

function sheet(): string {
  const covers = covered().map((game, at) => {
    // Two covers may give the same name to their gradients.
    const cover = readFileSync(coverOf(game), 'utf8').replace(/( id="|url\(#)/g, `$1${game}-`);
    const top = at * HEIGHT;
    return `<view id="${game}" viewBox="0 ${top} ${WIDTH} ${HEIGHT}"/>${cover.replace('<svg ', `<svg y="${top}" width="${WIDTH}" height="${HEIGHT}" `)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${covers.join('')}</svg>`;
}
